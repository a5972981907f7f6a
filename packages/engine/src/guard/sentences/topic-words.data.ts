/** What the owner's answers are about beside services, by beginnings of words in the four languages. */
export const TOPIC_STEMS: Readonly<Record<string, string>> = {
  deposit: 'deposit|prepay|upfront|in advance|anzahl|vorauszahl|передоплат|аванс|завдат|предоплат|задат',
  cancel: 'cancel|storn|absag|скасув|відмін|отмен',
  parking: 'park|stellpl|парк|стоянк',
  loaner: 'loaner|courtesy|replacement car|ersatzwagen|leihwagen|mietwagen|підмінн|подменн',
  pickup:
    'pick your car|pick it up|pick up|collect|abhol|hol\\p{L}* (?:ihr|das) auto|bringdienst|забер|заберём|достав',
  payment: 'cash|card|pay|bar|karte|zahl|готівк|картк|оплат|наличн|карт',
  warranty: 'warrant|guarantee|garantie|gewährleist|гарант',
  coffee: 'coffee|kaffee|кав[аиоуі]|кофе',
  waiting: 'wait|wart|чека|очікув|ожида|подожд',
  care: 'wash it|open the window|windows? (?:closed|shut|up)|fenster|вікн|скл|окн|стекл',
  tax: 'vat|tax|mwst|steuer|пдв|ндс|податк|налог',
  film: 'film|foil|foli|плівк|пл[её]нк',
  invoice: 'invoice|receipt|rechnung|quittung|рахун|чек|счёт|счет',
  house: 'house|building|haus|будин|дом',
  photo: 'photo|picture|foto|фото',
};
