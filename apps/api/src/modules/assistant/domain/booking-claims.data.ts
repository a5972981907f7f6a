/** Ways to say that a booking was made, moved or cancelled. A reply may say so only when it was. */
export const bookingClaims: readonly RegExp[] = [
  /\b(?:you(?:'| a|’)re|is|are|been|it(?:'|’)s) (?:now |all |already )?(?:booked|confirmed|cancell?ed|rescheduled|reserved)\b/iu,
  /\bi(?:'|’)?(?: ha)?ve (?:just |now )?(?:booked|reserved|cancell?ed|rescheduled|moved your)\b/iu,
  /\b(?:booking|appointment|reservation) (?:is |has been )?(?:confirmed|made|set|moved|cancell?ed)\b/iu,
  /(?<![\p{L}])(?:gebucht|reserviert|storniert|umgebucht|eingetragen)(?![\p{L}])/iu,
  /(?<![\p{L}])termin (?:steht|ist (?:fest|bestätigt|verschoben|abgesagt))/iu,
  /(?<![\p{L}])(?:записано|записав|записала|записали|заброньован\p{L}*|забронював|забронювала|підтверджено|скасовано|перенесено)/iu,
  /(?<![\p{L}])(?:записал|записала|записали|записаны|забронировал\p{L}*|забронирован\p{L}*|подтвержден\p{L}*|подтверждён\p{L}*|отменен\p{L}*|отменён\p{L}*|перенес\p{L}*|перенёс\p{L}*)/iu,
];

/** Said around a claim these make it none: nothing is booked yet, shall I book, once it is booked. */
export const noClaims =
  /\b(?:not|nothing|isn't|isn’t|once|after|before|shall|should|would|can|could|if|until|yet)\b|(?<![\p{L}])(?:nicht|noch|nichts|sobald|wenn|soll|möchten|kann|не|ще|ещё|еще|нічого|ничего|після|после|якщо|если|чи|щойно|как только)(?![\p{L}])|\?/iu;
