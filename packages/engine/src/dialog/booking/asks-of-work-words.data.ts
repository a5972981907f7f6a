const LEADING = String.raw`(?:(?:and|so|but|oh|also|btw|one more thing|und|aber|ach|noch eine frage|а|и|і|й|но|але|ой|слушайте|ще питання|еще вопрос)[\s,:]+)*`;

/** How the work turns out, or what becomes of the car in it, is asked: somebody who wants it done asks otherwise. */
export const OF_WORK = new RegExp(
  [
    String.raw`^\s*${LEADING}(?:will|would|does|do|is|are|won['’]?t|isn['’]?t|doesn['’]?t)\s(?!(?:you|u|there|it possible|that possible)(?!\p{L}))\p{L}`,
    String.raw`^\s*${LEADING}(?:wird|werden|ist|sind|bleibt|bleiben|hält|halten|trocknet|trocknen)\s(?!(?:ihr|es möglich|das möglich|noch|da noch|auch noch)(?!\p{L}))\p{L}`,
    String.raw`^(?!.*(?<!\p{L})(?:можна|можно|можете|скільки|сколько|почем|робите|делаете)(?!\p{L})).*(?<!\p{L})(?:буде|будуть|будет|будут|не\s\p{L}{3,}(?:ете|ите|ёте|іте|єте|ут|ют|уть|ють|ят|ять|ет|ёт|еть|ить|ит|ується|ются|ется|ятся|ються))(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** The time is when it is to be so, and nobody comes then. */
export const BY_THEN =
  /(?<!\p{L})(?:by|bis|до|к)\s(?:the |zum |tomorrow |morgen |завтра )?(?:evening|tonight|morning|abends?|morgen|вечор\p{L}*|вечер\p{L}*|ранку|утр\p{L}*)(?!\p{L})/iu;

/** What is booked is asked, and not what becomes of it. */
export const OF_BOOKING =
  /(?<!\p{L})(?:booked|booking|confirmed|noted|added|still on|(?:down|in)(?=\s*\?)|termin\p{L}*|gebucht|eingetragen|notiert|vermerkt|bestätigt|запис\p{L}*|внес\p{L}*|підтвердж\p{L}*|подтвержд\p{L}*|додан\p{L}*|добавлен\p{L}*|в сил[іе])(?!\p{L})/iu;
