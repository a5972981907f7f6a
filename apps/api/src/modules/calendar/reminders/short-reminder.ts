import type { Reminder } from './remind.ts';
import { fillReminder } from './remind-by-mail.ts';

/** A reminder for the size of a notification: the studio, and when and what in a line. */
export function shortReminder(reminder: Reminder): { title: string; body: string } {
  return { title: reminder.partner.name, body: fillReminder(reminder).short };
}
