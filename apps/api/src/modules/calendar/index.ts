// calendar: what takes time in a business's bays: bookings, holds while a client decides, closures. Instants
// are stored; what a day or an hour means is decided with the business's time zone. Every change takes one
// path: lock the bay, check, write; the database refuses an overlap whatever happens before.
// Refuses to know conversations and prices: a booking brings what it needs with it.

export { type BookingRefusal, type BookingResult, type BotBooking, bookSlot } from './booking/book-slot.ts';
export { bookedByBots } from './booking/booked-by-bots.ts';
export { type CancelResult, cancelBooking } from './booking/cancel-booking.ts';
export { countOpenUses } from './booking/count-open-uses.ts';
export { deleteBotBookings } from './booking/delete-bot-bookings.ts';
export { deleteExamples, insertExamples } from './booking/example-events.ts';
export { findBookedIcs } from './booking/find-booked-ics.ts';
export { findBooking, listBookings } from './booking/find-bookings.ts';
export { findBusySpans } from './booking/find-busy-spans.ts';
export { forgetClient, forgetClientOf } from './booking/forget-client.ts';
export { hasVisited } from './booking/has-visited.ts';
export { type HoldResult, holdSlot } from './booking/hold-slot.ts';
export { listOwnBookings } from './booking/list-own-bookings.ts';
export { noteClientWord } from './booking/note-client-word.ts';
export { noteNumber } from './booking/note-number.ts';
export { notePlate } from './booking/note-plate.ts';
export { type RescheduleResult, rescheduleBooking } from './booking/reschedule-booking.ts';
export { calendarFactsOf, type TakenTime, takenTimesColumn } from './booking/taken-times.ts';
export { stale } from './calendar.errors.ts';
export { type CalendarDeps, calendarRoutes } from './calendar.routes.ts';
export { countEvents, insertEvents, listAllEvents, type NewEvent } from './calendar.store.ts';
export { type BookingWords, bookingWords } from './domain/booked-words.ts';
export type { BookingRules } from './domain/booking-rules.ts';
export { carLineOf } from './domain/car-line.ts';
export { contactKey } from './domain/contact-key.ts';
export { type IcsStudio, icsOf } from './domain/ics.ts';
export { manageLinkOf } from './domain/manage-secret.ts';
export { presentEvent, type StoredEvent } from './present-event.ts';
export type { Remind, Reminder } from './reminders/remind.ts';
export { reminderChoices, reminderText } from './reminders/remind-by-mail.ts';
export { languageOfCountry } from './reminders/reminder-words.data.ts';
export { shortReminder } from './reminders/short-reminder.ts';
export { startReminders } from './reminders/start-reminders.ts';
export type { FetchCalendar } from './subscriptions/refresh-subscription.ts';
export { startSubscriptions } from './subscriptions/start-subscriptions.ts';
