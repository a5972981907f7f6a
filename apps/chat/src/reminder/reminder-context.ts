import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Reminder, ReminderState } from './reminder.ts';

export const ReminderContext = createContext<Reminder | null>(null);

const nothingToHear = () => () => {};

export function useReminder(): { state: ReminderState; reminder: Reminder | null } {
  const reminder = useContext(ReminderContext);
  const state = useSyncExternalStore(
    reminder?.subscribe ?? nothingToHear,
    () => reminder?.getState() ?? 'unavailable',
  );
  return { state, reminder };
}
