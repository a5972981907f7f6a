import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

/**
 * Whether something is shown is asked for every element that could bear a name, and for each happy-dom copies all
 * properties it inherits, in a way that is meant for messages between threads. Written out it is the same copy.
 */
export function styleQuickly(): void {
  CSSPropertyManager.prototype.clone = function clone() {
    const copied = Object.entries(this).map(([field, named]) => [field, copyEach(named)]);
    return Object.assign(new CSSPropertyManager(), Object.fromEntries(copied));
  };
}

function copyEach(named: Record<string, object | boolean>): Record<string, object | boolean> {
  const copy: Record<string, object | boolean> = {};
  for (const name in named) {
    const value = named[name];
    if (value !== undefined) copy[name] = typeof value === 'object' ? { ...value } : value;
  }
  return copy;
}
