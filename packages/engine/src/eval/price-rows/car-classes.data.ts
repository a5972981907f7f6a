/** Words for bodies of cars that contradict each other when one row says one and the other another. */
export const CAR_CLASSES: Record<string, string> = {
  suv: 'suv suvs 4x4 crossover offroader geländewagen внедорожник внедорожники позашляховик джип джипы паркетник кроссовер кроссоверы кросовер кросовери jeep',
  sedan: 'sedan saloon limousine limo седан седаны лимузин легкова',
  hatch: 'hatchback hatch kompakt kleinwagen хетчбек хэтчбек compact компакт хэтчбеки small',
  estate: 'estate wagon kombi variant avant touring универсал універсал комби',
  coupe: 'coupe coupé купе',
  truck: 'truck trucks pickup пикап пікап тягач',
  van: 'van vans bus minivan transporter бус буси микроавтобус микроавтобусы мікроавтобус мікроавтобуси минивэн минивэны мінівен',
};
