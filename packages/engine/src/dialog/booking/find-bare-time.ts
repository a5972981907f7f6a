import type { DialogState } from '../../dialog-state.ts';
import { isTradeWord } from '../../prices/lexicon/find-concepts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { hideNoise } from '../../when/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { splitWords } from '../../words/split-words.ts';

/** A clock time said as a bare figure while times are being talked about: "10 works", "хай буде о 12". */
export function findBareTime(
  message: Pick<Understanding, 'text' | 'rest' | 'phone' | 'amounts'> & { times: { rest: string } },
  state: Pick<DialogState, 'offered' | 'slot' | 'asked'>,
): string | null {
  const isAboutTime =
    state.offered.length > 0 ||
    state.slot !== null ||
    state.asked?.kind === 'time' ||
    state.asked?.kind === 'moveTime';
  if (!isAboutTime || message.amounts.length > 0 || OF_GOODS.test(message.text)) return null;
  if (isOnlyLength(message.text)) return null;
  // A number to call stands beside the hour, not in its place: it is out of the rest already.
  const said = message.phone === null ? message.text : message.rest;
  if (splitWords(said).length > LONGEST_ANSWER) {
    // "12 is good. Does it have to stay dry after?": the hour stands in a sentence of its own.
    const [first = ''] = message.rest.split(/[.!?](?=\s)/u);
    const isShort = splitWords(first).length <= LONGEST_ANSWER && first.length < message.rest.length;
    return isShort
      ? findBareTime({ ...message, text: first, rest: first, times: { rest: first } }, state)
      : null;
  }
  const spoken = splitWords(message.rest).find((word) => SPOKEN_HOURS.has(word));
  if (countsThings(said)) return null;
  const isFigure = /\d/.test(message.rest);
  // What is for the list has lost the words around a figure, by which it is known.
  const whole = isFigure && /\d/.test(message.times.rest) ? message.times.rest : message.rest;
  const rest = isFigure
    ? hideNoise(whole.replace(SWISS, '$1 ').replace(CLOSED, '$1 '))
    : (SPOKEN_HOURS.get(spoken ?? '') ?? '');
  const match = [...rest.matchAll(BARE)].find((one) => !isExplained(one, rest, state));
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hour > 23 || minute > 59) return null;
  const onDay = hour >= 1 && hour <= 7 && match[2] === undefined ? hour + 12 : hour;
  return `${String(onDay).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Every number in it is one of days, weeks or years. */
function isOnlyLength(text: string): boolean {
  const left = text.replace(LENGTH, ' ');
  const isNumber = (word: string) => SPOKEN_HOURS.has(word) || /\d/u.test(word);
  return left !== text && !splitWords(left).some(isNumber);
}

/** "Side windows are two", "there are five seats": a number in a clause about goods counts them, unless it is led as an hour. */
function countsThings(said: string): boolean {
  const counting = said.split(/[,;.!?\n](?!\d)/u).filter((clause) => {
    const words = splitWords(clause);
    return words.some((word) => SPOKEN_HOURS.has(word) || /^\d{1,2}$/u.test(word));
  });
  if (counting.length === 0 || LED.test(said)) return false;
  return counting.every((clause) => splitWords(clause).some((word) => isTradeWord(word)));
}

/** What leads to an hour, and what closes it. */
const LED =
  /(?<!\p{L})(?:at|by|around|about|make it|for|um|gegen|so|ab|auf|о|об|в|во|у|к|ко|на|до|після|после|давай\p{L}*|хай|пусть|нехай|lieber|besser|лучше|краще)\s+(?:\d{1,2}|\p{L}{3,10}(?=\s*(?:$|[,.!?]|uhr|годин|час)))|\d{1,2}\s?(?:[:.]\d\d|uhr|am(?!\p{L})|pm|ish|год|час)/iu;

/** "Am 10i": the hours of Swiss German. */
const SWISS = /(?<![\d\p{L}])(\d|1[0-2])i(?!\p{L})/giu;

/** "9." closes what is said, and counts no day. */
const CLOSED = /^(\s*\d{1,2})\.(?=\s*$)/u;

const BARE =
  /(?<![\d.,:\p{L}№#])(\d{1,2})(?:[:.](\d{2}))?(?![\d.,:]?\d|\s?[%€$£₴₽]|-?(?:[йяої]|ый|ий|ой|ая|st|nd|rd|th|te[rnms]?|er)(?!\p{L}))/gu;

/** A figure that something else explains is no hour: a choice that is shown, what is counted, what it is the number of. */
function isExplained(
  { 0: found, index }: RegExpExecArray,
  rest: string,
  { asked }: Pick<DialogState, 'asked'>,
): boolean {
  const isOfChoice =
    asked !== null &&
    GOODS_QUESTIONS.has(asked.kind) &&
    asked.choices.some((choice) => splitWords(choice).includes(found));
  if (isOfChoice) return true;
  const [, before = ''] = /(\p{L}+)[\s-]*$/u.exec(rest.slice(0, index)) ?? [];
  const [, behind = ''] = /^[\s-]*(\p{L}+)/u.exec(rest.slice(index + found.length)) ?? [];
  const [own, next] = [foldText(before), foldText(behind)];
  if (isTradeWord(own) || isTradeWord(next) || UNFIT.test(behindOf(rest, index + found.length))) return true;
  // Whoever was asked for a time answers with one, whatever the words around it are.
  const isTimeAsked = asked?.kind === 'time' || asked?.kind === 'moveTime';
  return !isTimeAsked && next.length > 2 && !isCommonWord(next) && !OF_HOURS.test(next);
}

function behindOf(rest: string, at: number): string {
  return rest.slice(at).split(/[,.;!?]/u)[0] ?? '';
}

/** "10 is too early": the hour that does not suit. */
const UNFIT =
  /^\s*(?:(?:is|ist|wäre|це|то|это|мне|мені|як|как)\s)*(?:(?:too|zu|за?надто|слишком|дуже|очень|трохи|чуть|bit|a bit)\s)*(?:early|late|früh|spät|рано|поздно|пізно|зарано|запізно|рановато|поздновато)(?!\p{L})/iu;

const GOODS_QUESTIONS: ReadonlySet<string> = new Set(['service', 'zone', 'material', 'carType', 'order']);

/** What stands behind an hour, beside everyday words. */
const OF_HOURS =
  /^(?:uhr|oclock|hrs|ish|sharp|год\p{L}*|час\p{L}*|утра|дня|вечера|ранку|вечора|п[оі]д\p{L}+|при\p{L}+|буд\p{L}*|устр\p{L}+|влашт\p{L}+|норм\p{L}*|ок\p{L}*|пасс\p{L}*|pass\p{L}*|geht|work\p{L}*|suit\p{L}*|fine|good)$/u;

/** "Two days are fine", "5 Jahre": a figure of days, weeks and years is a length and no hour. */
const LENGTH =
  /(?<![\d:.])(?:\d{1,2}|(?<!\p{L})(?:two|three|four|five|zwei|drei|vier|fünf|два|дві|две|три|чотири|четыре|пять|пʼять|п['’]ять))[\s-]*(?:days?|weeks?|months?|years?|nights?|tag(?:e|en)?|woche\p{L}*|monat\p{L}*|jahr\p{L}*|n[aä]cht\p{L}*|дні|днів|дня|дней|тижн\p{L}*|місяц\p{L}*|рок(?:и|ів|у)|недел\p{L}*|месяц\p{L}*|год(?:а|ов)?|лет|ноч\p{L}*)(?!\p{L})/giu;

/** "Klasse 3", "2 stages", "two front ones", "four by four", "why two?": a figure of goods is no hour. */
const OF_GOODS =
  /(?<!\p{L})(?:why|how come|warum|wieso|weshalb|чому|чого|почему|зачем)\s(?:\d{1,2}|two|three|zwei|drei|дві|два|две|три)(?![\d:.\p{L}])|(?<![\d:.])\d{1,2}\s*(?:mal|times|stück|stk|pcs|штук\p{L}*|шт|раз(?:а|и|ів)?|[xх])(?![\p{L}\d])|(?<!\p{L})(?:klasse|gruppe|stufe|class|group|category|stage|step|класс?|клас|категорі\p{L}*|категори\p{L}*|група|группа)\s*\d|(?:\d|(?<!\p{L})(?:two|three|four|zwei|drei|vier|два|дві|две|три|чотири|четыре))[\s-]*(?:steps?|stages?|layers?|coats?|doors?|by four|x4|stufig\p{L}*|türe\p{L}*|sitz\p{L}*|scheiben|слоя?|слоёв|шар\p{L}*|етап\p{L}*|этап\p{L}*|передн\p{L}*|задн\p{L}*|front|rear|vorder\p{L}*|hinter\p{L}*|машин\p{L}*|авто|cars|autos)(?!\p{L})/iu;

const LONGEST_ANSWER = 8;

/** Hours in words, folded; the word of "one" counts things and people. */
const SPOKEN_HOURS = new Map(
  [
    ['2', 'two zwei дві два'],
    ['3', 'three drei три'],
    ['4', 'four vier чотири четыре'],
    ['5', 'five funf пять'],
    ['6', 'six sechs шість шесть'],
    ['7', 'seven sieben сім семь'],
    ['8', 'eight acht вісім восемь'],
    ['9', 'nine neun девять'],
    ['10', 'ten zehn десять'],
    ['11', 'eleven elf одинадцять одиннадцать'],
    ['12', 'twelve zwolf дванадцять двенадцать'],
  ].flatMap(([hour = '', words = '']) => words.split(' ').map((word) => [word, hour] as const)),
);
