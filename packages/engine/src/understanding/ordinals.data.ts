/** How the things of a list are pointed at, in the notation of `newPhraseBook`. */
export const ORDINAL_PHRASES: readonly (readonly [number, string])[] = [
  [
    1,
    `the second | 2nd one | the 2nd | ^2nd$ | second one | second ones | second works | second is | second option | option two | number two | option 2 | number 2 | the latter | latter
    das zweite | die zweite | der zweite | den zweiten | zweite | zweiter | zweites | zweiten | nummer zwei | nummer 2 | variante 2
    друг* варіант* | другий | друга | другу | друге | варіант 2 | номер два | номер 2
    втор* вариант* | второй | вторая | вторую | второе | вариант 2 | номер два`,
  ],
  [
    0,
    `asap | as soon as possible | so bald wie moglich | so schnell wie moglich | schnellstmoglich* | якнайшвидше | якомога швидше | как можно скорее | как можно быстрее | the earliest | earliest one | earliest possible | soonest | den fruhesten | die fruheste | das fruheste | der fruheste | das fruhestmoglichste | am fruhesten | the soonest | the very first | fruhestmoglich* | найраніш* | якнайраніш* | самое раннее | самое ранее | самый ранний | пораньше всего | the first | 1st one | the 1st | ^1st$ | first one | first ones | first works | first is | first option | the earlier one | earlier one | den fruheren | die fruhere | der fruhere | раніший | пораньше | option one | number one | option 1 | number 1 | the former
    das erste | die erste | der erste | den ersten | erste | erster | erstes | ersten | nummer eins | nummer 1 | variante 1
    перш* варіант* | перший | перша | першу | перше | варіант 1 | номер один
    перв* вариант* | первый | первая | первую | первое | вариант 1`,
  ],
  [
    2,
    `the third | 3rd one | the 3rd | ^3rd$ | third one | third ones | third option | option three | number three | option 3 | number 3
    das dritte | die dritte | der dritte | den dritten | dritte | dritter | drittes | dritten | nummer drei | nummer 3 | variante 3
    трет* варіант* | третій | третя | третю | третє | варіант 3
    трет* вариант* | третий | третья | третью | третье | вариант 3`,
  ],
  [
    3,
    `the fourth | 4th one | the 4th | ^4th$ | fourth one | option four | number four | option 4 | number 4
    das vierte | die vierte | der vierte | den vierten | nummer vier | nummer 4 | variante 4
    четверт* варіант* | четвертий | четверту | варіант 4 | номер 4
    четверт* вариант* | четвертый | четвертую | четвёртый | четвёртую | вариант 4`,
  ],
  [
    4,
    `the fifth | 5th one | the 5th | ^5th$ | fifth one | option five | number five | option 5 | number 5
    das fünfte | die fünfte | der fünfte | den fünften | nummer fünf | nummer 5 | variante 5
    п'ят* варіант* | п'ятий | п'яту | варіант 5 | номер 5
    пят* вариант* | пятый | пятую | вариант 5`,
  ],
  [
    -1,
    `the latest | latest one | latest possible | latest slot | spateste* | am spatesten | найпізніш* | якнайпізніше | самое позднее | самый поздний | самую позднюю | the last | last one | last option | the later one | later one | der spatere | den spateren | die spatere | пізніший | пізніше з них | попозже | das letzte | die letzte | der letzte | den letzten | останній | остання | останню | останнє | последний | последняя | последнюю | последнее`,
  ],
];
