/** Every zone of the browser, the current one included even where the browser calls it by another name. */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone').filter(isPlace), 'UTC', current]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/** `Etc/GMT+2` and its kind have no daylight-saving rules, so no studio lies in them. */
function isPlace(zone: string): boolean {
  return zone.includes('/') && !/\d/.test(zone);
}
