import type { DialogState } from '../../dialog-state.ts';
import type { OwnBooking } from '../../facts.ts';
import type { Context } from '../context.ts';
import { bookingOf } from './booking-of-visit.ts';

/** The booking this talk has made, while it stands. */
export function standingBooking({ booked }: DialogState, { calendar }: Context): OwnBooking | null {
  return bookingOf(booked, calendar.own) ?? null;
}
