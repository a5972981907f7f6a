import { useWords } from '../i18n/words.ts';
import { useReminder } from '../reminder/reminder-context.ts';
import { Icon } from './icon.tsx';

const dayMs = 24 * 60 * 60_000;

/** Offers a reminder where there will be one: whoever comes within a day gets none. */
export function ReminderChoice({ start }: { start: string }) {
  const words = useWords();
  const { state, reminder } = useReminder();
  if (reminder === null || state === 'unavailable' || Date.parse(start) - Date.now() < dayMs) return null;
  const isOn = state === 'on';
  const note = { blocked: words.reminderBlocked, failed: words.reminderFailed }[String(state)];
  return (
    <div className="booking-reminder">
      <button
        type="button"
        aria-pressed={isOn}
        disabled={state === 'busy'}
        onClick={() => void (isOn ? reminder.turnOff() : reminder.turnOn())}
      >
        <Icon name="bell" />
        {isOn ? words.reminderOn : words.remindMe}
      </button>
      <p role="status">{note}</p>
    </div>
  );
}
