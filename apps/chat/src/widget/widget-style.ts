import type { WidgetLook } from '@glossa/contracts';
import { type Scheme, signOn } from './scheme.ts';

/** As a sheet made by script: a site that forbids inline styles allows it, and its own styles stay out. */
export function styleWidget(root: ShadowRoot, look: WidgetLook, scheme: Scheme): void {
  const css = rules(look, scheme);
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } catch {
    const style = root.querySelector('style') ?? root.appendChild(document.createElement('style'));
    style.textContent = css;
  }
}

function rules({ color, isLeft }: WidgetLook, scheme: Scheme): string {
  const side = isLeft ? 'left' : 'right';
  const [surface, text, line] =
    scheme === 'dark' ? ['#1c212a', '#f1f1ec', '#3a424e'] : ['#fff', '#0e1116', '#e3e3da'];
  const edge = (of: string) => `max(16px,env(safe-area-inset-${of}))`;
  return `
:host{all:initial;position:fixed;z-index:2147483000;${side}:0;bottom:0;width:0;height:0}
.launcher,.panel,.teaser{position:fixed;${side}:${edge(side)};bottom:${edge('bottom')};border:0;font:16px/1.4 system-ui,sans-serif;color:${text};background:${surface};box-shadow:0 4px 24px rgb(0 0 0/.28)}
.launcher{width:56px;height:56px;padding:16px;border-radius:50%;color:${signOn(color)};background:${color};cursor:pointer;-webkit-tap-highlight-color:transparent}
:focus-visible{outline:3px solid ${color};outline-offset:3px}
svg{display:block;width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
i{position:absolute;top:1px;right:1px;width:14px;height:14px;border-radius:50%;background:#e5484d;box-shadow:0 0 0 2px #fff}
[hidden]{display:none!important}
.panel{box-sizing:border-box;width:min(400px,100vw - 32px);height:min(680px,100dvh - 32px);overflow:hidden}
.ready+.launcher[aria-expanded=true]{display:none}
.teaser{display:flex;bottom:calc(${edge('bottom')} + 68px);max-width:min(300px,100vw - 32px)}
.panel,.teaser{border:1px solid ${line};border-radius:18px}
.teaser button{padding:12px;border:0;border-radius:18px;font:inherit;text-align:start;color:inherit;background:none;cursor:pointer}
.teaser button+button{align-self:start}
iframe{display:block;width:100%;height:100%;border:0;color-scheme:${scheme}}
a{display:grid;place-items:center;height:100%;padding:24px;text-align:center;color:inherit}
@media(max-width:480px),(max-height:420px){.panel{inset:0;width:100%;height:100dvh;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);border:0;border-radius:0}}
@media(prefers-reduced-motion:no-preference){.panel,.teaser{animation:a .16s ease-out}@keyframes a{from{opacity:0;transform:translateY(12px)}}}`;
}
