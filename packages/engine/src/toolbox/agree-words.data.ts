/** Words that tell to go on with what was asked about, in the four languages and others. */
export const GO_ON =
  /(?<![\p{L}])(?:go ahead|do it|do that|book it|book that|please book|confirm(?:ed)?|go for it|sounds good|that works|perfect|cancel it|please cancel|move it|bitte buchen|buchen sie|buchen|machen sie|machen wir|passt|passt so|gerne?|genau|absagen|stornieren|verschieben|einverstanden|записуйте|запишіть|бронюйте|переносьте|перенесіть|скасовуйте|скасуйте|давайте|згоден|згодна|підтверджую|підходить|записывайте|запишите|бронируйте|переносите|перенесите|отменяйте|отмените|согласен|согласна|подтверждаю|подходит|vale|d['’]accord|perfetto|proszę|dale)(?![\p{L}])/iu;

/** Words that make a yes depend on something. */
export const IF =
  /(?<![\p{L}])(?:if|unless|provided|maybe|perhaps|wenn|falls|sofern|vielleicht|якщо|можливо|мабуть|если|может быть|возможно|наверное)(?![\p{L}])/iu;
