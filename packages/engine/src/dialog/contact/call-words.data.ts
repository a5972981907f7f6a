/** A call is wanted from the studio; "call me Max" gives a name, and "I will call you" asks for nothing. */
export const CALL_ME =
  /(?<!\p{L})(?:(?:call|phone|ring) (?:me|us)(?=\s*(?:$|[,.!?;]|back|on|at|tomorrow|today|tonight|later|instead|please|when|after|before|this|in|\d))|give (?:me|us) a (?:call|ring|bell|buzz|shout)|(?:have|get) (?:someone|somebody) (?:to )?(?:call|ring|phone)|(?:talk|speak|do (?:it|this)|sort (?:it|this)) (?:on|over|by) (?:the )?phone|call ?back (?:please|request)|request a call ?back)(?!\p{L})|(?<!\p{L})ruf(?:en|t|e)? (?:sie |ihr |du )?(?:mich|uns)(?!\p{L})|(?<!\p{L})(?:mich|uns) (?:\p{L}+ ){0,4}(?:anrufen|zurückrufen)(?!\p{L})|(?<!\p{L})(?:bitte um|wünsche|hätte gern\p{L}*|möchte|erbitte) (?:einen |ihren )?(?:rückruf|anruf)|(?<!\p{L})(?:können|könnten|sollen) wir (?:\p{L}+ ){0,2}telefonieren|(?<!\p{L})lieber telefonisch|(?<!\p{L}|не )(?:передзвоніть|подзвоніть|зателефонуйте|наберіть|перезвоните|позвоните|наберите|перезвони|позвони|набери)(?!\p{L})|(?<!\p{L})(?:набрати|набрать) (?:мене|меня)|(?<!\p{L})(?:передзвонити|подзвонити|зателефонувати|перезвонить|позвонить) (?:мені|нам|мне)|(?<!\p{L})(?:мені|мне) (?:передзвонили|подзвонили|зателефонували|набрали|перезвонили|позвонили)|(?<!\p{L})(?:можна|хочу|замов\p{L}*|можно|закаж\p{L}*|заказать) (?:зворотний |обратный |ваш )?(?:дзвінок|звонок)(?!\p{L})/iu;

/** "Call me if something changes" wants no call now. */
export const ONLY_IF =
  /(?<!\p{L})(?:if|in case|beforehand|before (?:i|we) come|wenn|falls|vorher|якщо|раптом|перед тим|заздалегідь|если|вдруг|перед (?:приездом|приїздом)|заранее)(?!\p{L})/iu;

/** A name to be called by. */
export const CALLED = /(?<!\p{L})[Cc]all me \p{Lu}/u;
