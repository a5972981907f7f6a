export { hideNoise } from './reading/hide-noise.ts';
export { readDenied, readWhen, type WhenContext, type WhenReading } from './reading/read-when.ts';
export { listFreeSlots, type SlotWish } from './slots/free-slots.ts';
export { type Presence, presenceAt } from './slots/presence.ts';
export type { BusySpan, OpeningHours, Slot, StudioCalendar, Weekday } from './slots/studio-calendar.ts';
export { workingMinutes } from './slots/working-minutes.ts';
