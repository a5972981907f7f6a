/** Words by which a car comes beside the one that was talked about: "also", "the same for", "my wife's", "the second one". */
export const BESIDE =
  /(?<!\p{L})(?:also|too|as well|plus|another|same (?:again )?(?:for|on|with)|same thing|ditto|on top|(?:second|other|2nd) (?:car|one|vehicle)|auch|noch|dazu|außerdem|zusätzlich|ebenfalls|ebenso|(?:das ?selbe|das ?gleiche|die ?selbe|gleiches|selbiges|genauso) (?:für|beim|bei|auch)|zweite[nrsm]? (?:auto|wagen)|zweitwagen|також|теж|ще|іще|таку ж|такий же|таке ж|те саме|то само|друг(?:а|у|ої) (?:машин\p{L}*|авт\p{L}*|тачк\p{L}*)|друге авто|ещ[её]|тоже|также|так(?:ую|ой|ое|ая) же|то же самое|то же|втор(?:ая|ую|ой) (?:машин\p{L}*|авт\p{L}*|тачк\p{L}*))(?!\p{L})/iu;

/** A car of somebody else beside the client's own. */
export const OF_ANOTHER =
  /(?<!\p{L})(?:(?:my|the) (?:wife|husband|partner|missus|mrs|hubby|girlfriend|boyfriend|mum|mom|mother|dad|father|old man|son|lad|daughter|brother|sister|sis|bro|mate|friend|buddy|neighbour|neighbor|boss|colleague|nan|grandad|granddad|in-?laws?)(?:['’]?s)?|(?:her|his|their) (?:car|one)|mein(?:e[nrsm]?)? (?:frau|mann|partner|partnerin|freundin|freund|mutter|mama|mutti|vater|papa|vatter|sohn|tochter|bruder|schwester|schwager|schwägerin|opa|oma|onkel|tante|kumpel|nachbar\p{L}*|chef|kolleg\p{L}*)s?|(?:ihr|sein)(?:e[nrs]?)? (?:auto|wagen)|дружин\p{L}*|чоловік\p{L}*|мам[іиу]|тат[оау]|батьк\p{L}*|син[ау]?|доньк\p{L}*|доч[кц]\p{L}*|брат[ау]?|сестр\p{L}*|сусід\p{L}*|тест[яю]|друга|куму?|жен[еыуоа]й?|муж[ау]|мужу|мам[еы]|пап[еы]|отц[ау]|сын[ау]?|дочери|сестре|сосед\p{L}*|тест[яю]|подруг\p{L}*|шеф[ау]?|начальник[ау]?|кореш[ау]?|товарищ[ау]?|дяд[іиюе]|дядьк\p{L}*|тещ[іиую]|тёщ[еиуа]|тещ[еа]|кум[ау]|дід[ау]|дед[ау]|бабуш\p{L}*|бабус\p{L}*|свекр\p{L}*|племінник[ау]?|племянник[ау]?)(?!\p{L})/iu;

/** A message that begins by joining something on. */
export const AND_FIRST = /^\s*(?:and|und|plus|і|й|та|и|\+)(?!\p{L})/iu;
