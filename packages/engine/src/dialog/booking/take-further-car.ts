import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { addToOtherCar } from './add-to-other-car.ts';
import { bookFurtherCar } from './book-further-car.ts';
import { dropFurtherCar } from './drop-further-car.ts';

/** What is said of a second car while the visit of the first one stands: it is called off, booked, or gets what was meant for it. */
export function takeFurtherCar(draft: Draft, message: Understanding, context: Context): boolean {
  return (
    dropFurtherCar(draft, message, context) ||
    bookFurtherCar(draft, message, context) ||
    addToOtherCar(draft, message, context)
  );
}
