import { findIntents } from '../../understanding/find-intents.ts';
import { namesInRole } from '../../understanding/role-words.ts';
import type { Understanding } from '../../understanding/understand.ts';

/** Somebody of the studio is asked for. */
export function wantsPerson({ intents, text }: Understanding): boolean {
  if (!intents.has('person') || intents.has('bot') || NO_PERSON.test(text) || namesInRole(text)) return false;
  // Who smoked in the car is not who is to be called.
  return !EARLIER_OWNER.test(text) || findIntents(text.replace(EARLIER_OWNER, ' ')).has('person');
}

const EARLIER_OWNER =
  /(?<!\p{L})(?:previous|last|old|former) owners?|vorbesitzer\p{L}*|(?:vorige[rn]?|letzte[rn]?) besitzer\p{L}*|(?:попередн|минул|колишн)\p{L}* (?:власник|хазяї|господар)\p{L}*|(?:прошл|предыдущ|бывш|прежн)\p{L}* (?:хозя|владел)\p{L}*/iu;

/** "No manager, the price please." */
const NO_PERSON =
  /(?<!\p{L})(?:not? (?:a |the )?(?:manager|person|human|operator)|kein(?:en)? (?:mitarbeiter|menschen)|(?:не|без) (?:треба |надо |потрібен |нужен )?(?:менеджер|оператор|людин|человек)\p{L}*)(?!\p{L})/iu;
