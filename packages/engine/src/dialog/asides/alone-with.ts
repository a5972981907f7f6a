import type { DialogState } from '../../dialog-state.ts';

/** The talk as it is for somebody who has said nothing but which car it is. */
export function aloneWith(state: DialogState): DialogState {
  return {
    ...state,
    ...{ wished: [], later: [], earlier: [], compared: [], leftOut: [], previous: [] },
    ...{ asked: null, shownRowIds: [], priced: [], isBooking: false, slot: null, offered: [], booked: null },
    ...{ change: null, upsell: null, wishedTime: null },
  };
}
