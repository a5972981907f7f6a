import type { EngineLanguage } from '../../facts.ts';
import { CHOICES } from '../../wording/sentences.ts';
import { words } from '../act.ts';
import { listed } from '../choice.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { askOrder } from '../order/doubt/ask-order.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { carName } from '../wish/car-name.ts';
import { partOpen } from '../wish/let-version-go.ts';

/** Goes back to what was asked before a side question, in few words. */
export function repeatQuestion(draft: Draft, context: Context) {
  const { asked, offered, slot, wished, car } = draft.state;
  const [first] = wished;
  if (!asked) return;
  const service = words(asked.service ?? first?.service ?? '');
  switch (asked.kind) {
    case 'time':
    case 'moveTime':
      if (offered.length > 0) say(draft, 'offerFirst', { days: { daysOf: offered } });
      draft.choices = offered.map((one) => ({ slot: one }));
      return;
    case 'name':
      return say(draft, context.studio.requirePhone ? 'askNameAndPhone' : 'askName');
    case 'confirm':
      if (slot) say(draft, 'stillConfirm', { when: { instant: slot.start } });
      draft.choices = [{ key: 'yes' }, { key: 'otherTime' }];
      return;
    case 'second':
      draft.choices = [{ key: 'second' }, { key: 'instead' }];
      return;
    case 'carType':
      if (car?.model)
        say(draft, 'askBody', {
          car: words(carName(car)),
          offers: words(goodsAmong(asked.choices, draft.state.language).join(' / ')),
        });
      else say(draft, 'askCar', { service });
      draft.choices = listed(goodsAmong(asked.choices, draft.state.language));
      return;
    case 'zone':
    case 'material': {
      const goods = listed(goodsAmong(asked.choices, draft.state.language));
      const isBeside = partOpen(draft, context) !== null;
      say(draft, isBeside ? 'orWithout' : asked.kind === 'zone' ? 'whichZone' : 'whichMaterial');
      draft.choices = isBeside ? [...goods, { key: 'leaveOut' }] : goods;
      return;
    }
    case 'service':
      if (draft.isChoiceGone) {
        say(draft, 'inviteBooking');
        return ask(draft, { kind: 'booking', choices: [{ key: 'book' }] });
      }
      draft.choices = listed(goodsAmong(asked.choices, draft.state.language));
      if (asked.lines && settledRows(draft, context)) {
        draft.choices.push({ key: 'leaveOut' });
        return say(draft, 'orWithout');
      }
      return say(draft, 'askService');
    case 'order':
      if (asked.isWhatIf) {
        if (draft.choices.length === 0) draft.choices = listed(asked.choices);
        return say(draft, 'whichSupposed');
      }
      askOrder(draft, asked.orders ?? [], context);
      return;
    case 'booking':
      say(draft, 'inviteBooking');
      draft.choices = [...listed(asked.choices.filter((choice) => isZone(choice, context))), { key: 'book' }];
      return;
    default:
      return;
  }
}

/** What there was to choose, without the buttons that lead elsewhere. */
function goodsAmong(choices: readonly string[], language: EngineLanguage): string[] {
  const buttons: readonly string[] = Object.values(CHOICES[language]);
  return choices.filter((choice) => !buttons.includes(choice));
}

/** Parts sold as one may stand beside the offer of a time. */
function isZone(choice: string, { studio }: Context): boolean {
  return studio.rows.some(({ zone }) => zone === choice);
}
