import { type DiscountRule, type Offer, type Visit, WEEKDAYS } from './discount-rule.ts';

/** The rules that hold for this visit, as far as it is known. What depends on a day waits for the day. */
export function rulesForVisit({ rules, visit }: Offer): DiscountRule[] {
  return rules.filter((rule) => isOpenTo(rule, visit) && holdsOn(rule, visit.day));
}

/** The rules a client may be told of: those that could still hold for them. Codes are nobody's to tell. */
export function rulesToTell({ rules, visit }: Offer, today: string): DiscountRule[] {
  return rules.filter(
    (rule) =>
      isOpenTo(rule, { ...visit, isOneCar: true }) &&
      (rule.until === null || rule.until >= today) &&
      (visit.day === null || holdsOn(rule, visit.day)),
  );
}

function isOpenTo(rule: DiscountRule, { isFirst, codes, isOneCar }: Visit): boolean {
  if (!rule.active || (rule.firstVisit && !isFirst)) return false;
  if (rule.code !== null && !codes.includes(foldCode(rule.code))) return false;
  return isOneCar || (rule.kind === 'PERCENT' && !rule.together);
}

/** Whether the rule asks for certain days. */
export function isOfDays({ weekdays, from, until }: DiscountRule): boolean {
  return weekdays.length > 0 || from !== null || until !== null;
}

function holdsOn(rule: DiscountRule, day: string | null): boolean {
  if (!isOfDays(rule)) return true;
  if (day === null || (rule.from !== null && day < rule.from)) return false;
  if (rule.until !== null && day > rule.until) return false;
  return rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(day));
}

function weekdayOf(day: string) {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'mon';
}

export function foldCode(code: string): string {
  return code.normalize('NFKC').toUpperCase();
}
