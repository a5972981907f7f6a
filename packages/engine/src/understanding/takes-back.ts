/** Where a message takes back what it has just said: "Ann, no wait, …". -1 where it does not. */
export function takesBackAt(text: string): number {
  return TAKING_BACK.exec(text)?.index ?? -1;
}

const TAKING_BACK =
  /(?<=[\s,.–-])(?:no|wait|stop|hold on|scratch that|nein|stopp|halt|moment|ach nee|нет|стоп|погоди\p{L}*|подожди\p{L}*|ні|стій\p{L}*|чекай\p{L}*|зачекай\p{L}*)(?!\p{L}|\s(?:problem|hurry|rush))/iu;
