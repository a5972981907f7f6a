import type { CarClass, CarSize } from './car-class.ts';

/** Words for a class, folded; `abc*` is a beginning, `a_b` are neighbouring words. */
export const CLASS_WORDS: Record<CarClass, string> = {
  small: `minicar* мінікар* миникар* small_car* city_car* citycar* compact* supermini kleinwagen kleinstwagen kleinfahrzeug* kompakt* малолітраж* малолитраж* микролитраж* маленьк*_авто маленьк*_машин* компакт* сітікар* ситикар* kleine_autos мал*_авто`,
  hatchback: `golfklasse* hatchback* dreiturer* funfturer* hatch* schragheck* fliessheck* steilheck* хетчбек* хэтчбек* хэтчбэк* хечбек* хэчбек* хетч хэтч хетчі* liftback* ліфтбек* лифтбек*`,
  sedan: `pkw sedan* saloon* limo limousine* stufenheck* седан* сед mittelklasse* легк oberklasse* легков* легкова* пасажирськ* mid_size* midsize* family_size* family_car* familienauto* full_size_car лимузин* лімузин*`,
  wagon: `wagon* estate* kombi* variant avant авант туринг вариант_кузов touring універсал* универсал* комбі комби tourer sportback_kombi sw station_wagon`,
  suv: `suv suvs 4x4 4x4s 4wd 4wds awd crossover* cuv offroad* gelandewagen* gelande* sport_utility* позашлях* джип* jeep* кросовер* кроссовер* кроссы кросси кросс крос внед паркетник* внедорож* всюдихід* сув jeeps jip* позашл* всюдихо*`,
  coupe: `coupe* купе 2_door zweiturer* sportwagen* спорткар* sports_car* дводверн* двухдверн* roadster_coupe coupes`,
  cabrio: `cabrio* convertible* roadster* кабріо* кабрио* родстер* spider spyder`,
  minivan: `minivan* mpv* мінівен* минивен* минивэн* мінівэн* people_carrier* van_bus grossraumlimousine* компактвен* 7_seater* семимісн* семиместн* mini_van* familienvan*`,
  van: `bulli van vans bus busse bussen transporter* kastenwagen* lieferwagen* бус буси бусик* буса бусу бусы мікроавтобус* микроавтобус* мікрик* микрик* фургон* sprinter_klasse minibus* cargo_van* вен вэн бусів бусов автобудин* minibus* kleinbus* микроавт* автобус*`,
  pickup: `pickup* pick_up* pritsch* пікап* пикап* ute truck trucks pick-up*`,
  motorcycle: `motorcycle* motorbike* bike bikes motorrad* motorrader мотоцикл* мото moto quad* скутер* scooter* roller`,
  truck: `lorry lorries lkw semi_truck тягач* вантажів* вантажн* грузов* фура фури фуры камаз* box_truck фургон_великий zugmaschine* sattel*`,
  other: `camper* campervan* motorhome* wohnmobil* wohnwagen* reisemobil* caravan* автодом* автобудин* кемпер* кэмпер* boat boats marine rv rvs yacht* jetski* jet_ski trailer trailers anhanger* pferdeanhanger* autoanhanger* motorboot* segelboot* schlauchboot* hausboot* jetboot* traktor* tractor* човен човна човни лодка лодку лодки катер катера катери яхта яхту яхти яхты причіп причепа прицеп прицепа квадроцикл* снегоход* снігохід* трактор* гідроцикл* гидроцикл* велосипед* fahrrad* bicycle*`,
};

/** Words of size lists: "Klasse 2", "L", "large", "великий". */
export const SIZE_WORDS: Record<CarSize, string> = {
  s: `s sml small klein kleine kleiner kleines kleinen kleinem маленьк* малий мала малі малая малый малые мал`,
  m: `m med medium mid mittel mittlere mittlerer mittleren средн* середн*`,
  l: `l lrg lge large big gross grosse grosser grosses grossen grossem велик* больш*`,
  xl: `xl xxl extra_large sehr_gross oversize* ubergross* дуже_велик* очень_больш*`,
};
