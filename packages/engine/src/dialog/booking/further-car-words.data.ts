/** As people tell a clerk to write somebody down. */
export const PUT_DOWN =
  /(?<!\p{L})(?:(?:book|put|pop|slot|get) (?:\p{L}+ ){0,3}(?:in|down)|trag\p{L}* (?:\p{L}+ ){0,4}ein|buch\p{L}*|(?:за|до)?пиш(?:и|іть|ите)|запис\p{L}*)(?!\p{L})/iu;

/** The other one is meant, whatever it is called. */
export const FURTHER_ONE =
  /(?<!\p{L})(?:hers?|his|theirs|that one|the other(?: one)?|too|as well|also|sie|ihn|ihre?[nrs]?|seine?[nrs]?|auch|den anderen|das andere|її|його|теж|також|ту|другу|иную|е[её]|его|тоже|также|вторую|другую|отдельно|окремо|extra|separate\p{L}*)(?!\p{L})/iu;
