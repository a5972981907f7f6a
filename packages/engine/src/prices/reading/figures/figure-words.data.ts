/** Patterns around numbers, in the four languages. They are read with the flags `iu`. */

/** Stands before a lower bound. */
export const FROM_BEFORE =
  '(?:from|start(?:ing|s)?(?: price)?(?: at| from)?|begin(?:s|ning)? at|as low as|ab|abs|schon ab|beginn(?:end|t|en) (?:bei|ab)|start(?:et|en) (?:bei|ab)|починається (?:від|з)|начинается (?:от|с)|mind(?:\\.|estens)|від|вiд|вид|од|от|починаючи з|начиная с|min\\.?|minimum|мин\\.?|мін\\.?|минимум|мінімум|не менше|не менее|at least)';

/** Follows a lower bound. */
export const FROM_AFTER =
  '(?:\\+(?!\\s?\\d)|and up|& up|and above|upwards|aufwärts|und mehr|і вище|та вище|і більше|и выше|и больше|и более|plus(?=\\s*(?:$|[,.;])))';

/** Stands before a price that no longer holds. */
export const OLD_BEFORE =
  '(?:used to be|statt|anstatt|anstelle von|instead of|was|were|reg(?:ular(?:ly)?)?\\.?(?: price)?|normally|usually|previously|formerly|замість|вместо|було|была|был|было|раніше|раньше|стара ціна|старая цена|звичайна ціна|обычная цена|обычно|зазвичай|früher|alt(?:er preis)?|bisher|vorher|uvp|normalpreis|regulär(?:er preis)?|sonst|old price|list price|без акции|без акції|без скидки|без знижки)';

/** Follows a price that no longer holds. */
export const OLD_AFTER =
  '(?:(?:now|jetzt|nur noch|тепер|теперь|сейчас|зараз|стало)(?=\\s?[€$£₴₽]?\\s?\\d)|normally|before|regular(?= price|ly|\\s?\\))|regulär|vorher|раніше|раньше|без скидки|без знижки)';

/** Stands before a surcharge. */
export const PLUS_BEFORE =
  '(?:\\+|plus|adds?(?: another)?|(?:an? )?further|zzgl\\.?|zuzüglich|aufpreis(?: von)?|zuschlag(?: von)?|mehrpreis|mehr|surcharge(?: of)?|upcharge(?: of)?|extra|additional|доплата|доплачуєте|надбавка|націнка|наценка|дорож\\p{L}{1,3} на|накид\\p{L}+|накин\\p{L}+|додає\\p{L}+|додати|добавля\\p{L}+|прибавля\\p{L}+|плюсу\\p{L}+|плюс|більше на|больше на|додатково|дополнительно|ще|еще|ещё)';

/** Follows a surcharge. */
export const PLUS_AFTER =
  '(?:extra|more|surcharge|upcharge|additional|mehr|aufpreis|zuschlag|aufschlag|teurer|дороже|дорожче|доплата|доплаты|доплати|надбавка|зверху|сверху|dazu|on top)';

/** Units of time that make a number a duration or an age. */
export const TIME_UNIT =
  '(?:min(?:ute[ns]?|s)?|мин(?:ут\\p{L}*)?|хв(?:илин\\p{L}*)?|h|hrs?|hours?|std|stdn?|stunden?|год(?:ин\\p{L}*)?|года|часов|часа|час|ч|days?|tage?n?|werktage?n?|arbeitstage?n?|(?:business|working) days?|(?:рабочих|робочих|робочі) дн\\p{L}*|дн(?:і|ів|я|ей|ь|и)?|день|доб\\p{L}{0,2}|сут\\p{L}*|weeks?|wochen?|тиж\\p{L}*|недел\\p{L}*|mon(?:ths?|aten?|ate)|міс(?:яц\\p{L}*)?|мес(?:яц\\p{L}*)?|y(?:ea)?rs?|jahre?n?|річн\\p{L}*|рок\\p{L}*|рік|лет|year|month)';

/** Units that make a number a measure or a count. */
export const MEASURE_UNIT =
  "(?:m|м|ft|feet|mil|mils|microns?|мкм|мк|µm|μm|mm|мм|cm|см|m²|m2|м²|м2|qm|km|км|kilom\\p{L}*|кілом\\p{L}*|килом\\p{L}*|miles?|mi|л|l|ltr|liter|ml|мл|kg|кг|°|º|[\"”″]|''|['’′](?![\\p{L}\\d])|дюйм\\p{L}*|zoll|inch\\p{L}*|in\\.|шт|stk|stück|pcs|pieces?|pc|x|х|×|сло[йяёеюі]\\p{L}*|шар\\p{L}*|schicht\\p{L}*|lagig|layers?|coats?|steps?|stages?|stufig\\p{L}*|stufen|етап\\p{L}*|этап\\p{L}*|ступ\\p{L}*|фаз\\p{L}*|мест\\p{L}*|місц\\p{L}*|sitz(?:e|er|ig\\p{L}*)|seats?|seaters?|рядн\\p{L}*|двер\\p{L}*|doors?|türer|türig|ps|kw|hp|uhr|am|pm|a\\.m|p\\.m|[hH]|клас\\p{L}*|категор\\p{L}*|кат|ручк\\p{L}*|ручок|скл[ао]|стекл\\p{L}*|стекол|windows?|scheiben|елемент\\p{L}*|элемент\\p{L}*|деталі|детал[еи]й?|panels?|teile|felgen|rims|wheels|колес\\p{L}*|диск\\p{L}*|сидін\\p{L}*|сиден\\p{L}*|в 1|in 1|зірк\\p{L}*|persons?|people|cars|авто|машин\\p{L}*|послуг\\p{L}*|услуг\\p{L}*|услуги|services|разів|раз|times|mal|(?:довольных |задоволених )?(?:клиент|клієнт)\\p{L}*|happy customers|zufriedene kunden|клієнт\\p{L}*|customers?|cents?|коп(?:ійок|еек|ійки|ейки)?|reviews?|kunden|bewertungen|відгук\\p{L}*|отзыв\\p{L}*|років|запис\\p{L}*|ниток|литр\\p{L}*|літр\\p{L}*)";

/** Words before a small number that make it a name: "class 2", "пакет 3", "Stage 1". */
export const NAMED_BEFORE =
  '(?:клас|класс|класса|класу|klasse|kl\\.|class|категорі\\p{L}*|категори\\p{L}*|кат\\.?|gruppe|gr\\.|group|size|größe|розмір|размер|level|lvl|stage|step|stufe|phase|programm|program(?:me)?|программа|програма|paket|package|packet|pack|пакет|комплекс|вариант|варіант|variante|option|рівень|уровень|тип|type|typ|ранг|zone|зона|№|no\\.?|nr\\.?|#|r|mk|gen|серия|серія|series|euro|евро|номер|number|затемнення|затемнение|vlt|top|топ|iso)';
