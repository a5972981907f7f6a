import type { TradeSense } from './trade-sense.ts';

/** How lists and clients of the trade put it in German. */
export const TRADE_DE: Readonly<Record<string, TradeSense>> = {
  wash_hand: {
    named: `handwasche* handwaesche* handwasch* handwsch* handwesche aussenwasche* aussenwaesche* aussenwasch*
      aussenwesche aussenreinig* autowasche* autowaesche* autowasch* fahrzeugwasche* fahrzeugwaesche*
      fahrzeugwasch* wagenwasche wagenwaesche karosseriewasche karosseriewaesche oberwasche* oberwaesche*
      pflegewasche* pflegewaesche* premiumwasche* premiumwaesche* basiswasche* basiswaesche* unterhaltswasche*
      unterhaltswaesche* aussenpflege* ssenwasche ssenwaesche zweieimer* eimerwasche eimerwaesche handvorwasche
      handvorwaesche autowosch autowoesch wosch* woesch* salzwasche* salzwaesche* einzelwasche* einzelwaesche*
      handisch*|haendisch*~wasch* aussen|aussenrum|ausserlich|aeusserlich~wasch*|*reinig*|putzen|sauber
      aussn~waschn|putzn hand_wasche|waesche aussen_reinig*|wasch* zwei|2_eimer aussen|wagen|auto_waschen
      per_hand_waschen von_hand_waschen`,
    hinted: `abwaschen abspritzen dreckskarre
      auto|wagen|karre|kiste|aussen|lack~dreckig|verdreckt|schmutzig|schlamm|verschlammt|eingesaut|versifft
      nur|mal|einmal_waschen durch_die_wasche durch_die_waesche wagen_ist_dreckig`,
  },
  wash_foam: {
    named: `schaum* schaumwasche* schaumwaesche* schaumlanze* snowfoam* vorwasche* vorwaesche* vorreinig* aktivschaum*
      foam* schaumvorwasche* schaumvorwaesche* einschaum* einschaeum* schaumkanone* handvorwasche*
      handvorwaesche* snow_foam`,
  },
  wash_basic: {
    named: `basiswasche* basiswaesche* kurzwasche* kurzwaesche* schnellwasche* schnellwaesche* grundwasche*
      grundwaesche* standardwasche* standardwaesche* hochdruck* abspritzen abdampfen abspulen abspuelen
      abkarchern abkaerchern karcher* kaercher* dampfstrahl* einzelwasche* einzelwaesche* klarspul* klarspuel*
      hauptwasche hauptwaesche einfache_wasche*|waesche* basis|nur_wasche|waesche wasche|waesche_basic
      basic_wash`,
    hinted: `kurz|schnell|nur_abspritzen schnell_waschen grob_abwaschen`,
  },
  wash_inside_out: {
    named: `komplettwasche* komplettwaesche* rundumwasche* rundumwaesche* rundumpflege* komplettreinig*
      innen|inna|innn|drinnen~aussen|aussn|ausse|draussen
      wasch*|handwasche*|handwaesche*|wasche|waesche|aussenwasche*|aussenwaesche*~saug*|aussaug*|innenreinig*|gesaugt
      innereinigung*~aussen* innen_aussen|aussenreinig* aussen_innen innen_und_aussen innen_u_aussen
      aussen_und_innen aussen_u_innen innen_wie_aussen waschen_und_saugen wasche_und_saugen waesche_und_saugen`,
    hinted: `drinnen_und_draussen von_innen_aussen ganzes_auto_putzen`,
  },
  wash_wax: {
    named: `heisswachs* spruhwachs* spruehwachs* wachswasche* wachswaesche* glanzwasche* glanzwaesche*
      wasch*|wasche|waesche|*wasche|*waesche|gewaschen|wascht~wachs*|gewachst|*wachs|wax heiss_wachs
      waschen_und_wachsen wasche_mit_wachs waesche_mit_wachs`,
  },
  dry_car: {
    named: `trocknen getrocknet trocknung* handtrock* abtrock* trockenleder* abledern lederln trockengewischt
      trockner* geblase* geblaese* trocken_wischen`,
    hinted: `schlieren wasserflecken|streifen~trock*`,
  },
  vacuum: {
    named: `saugen saug gesaugt absaug* aussaug* ausgesaugt durchsaug* staubsaug* sauger* turbosaug* staubsauge*
      aussaugn saugn innensaug* ausklopfen mattenklopfer* besenrein* ausraumen ausraeumen`,
    hinted: `krumel* kruemel* kekse* brosel* broesel* strandsand christbaum* weihnachtsbaum* chips~sitz*
      sand|erde|tannennadeln|konfetti|glitzer|spane|spaene|sagespane|saegespaene~auto|innen|kofferraum|teppich*|matten|sitz*`,
  },
  interior_clean: {
    named: `innenreinig* innereinig* innenrein* lnnenreinig* lnnen innenr innenraum* innenraumreinig* innenpflege*
      innenaufbereit* innenraumaufbereit* innenputz* interieur* innenwasche* innenwaesche* innenraumpflege*
      innenreinigug inigen innenausstattung fahrgastraum* innen drinnen inna innenleben innerlich innereingung
      innen|drinnen|inna|drin|innenraum|interieur~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|saugen|wischen|dreckig|schmutzig|versifft
      innen_rein*|reinig*|putz*|sauber innenr_rein cockpit_und_innen`,
    hinted: `saustall schweinestall familienkutsche
      innen|drinnen|innenraum|inna~sau|saustall|schweinestall|mullhalde|muellhalde|eklig|katastrophe|verdreckt|versaut|grausig|gruusig|vermistet|zugemullt|zugemuellt|ranzig|klebt
      kinder~auto|versaut|gekrumelt|gekruemelt|gegessen`,
  },
  interior_light: {
    named: `schnellreinig* zwischenreinig* oberflachlich* oberflaechlich* wischen auswischen durchwischen staubwischen
      besenrein innenreinigung_light|basis|basic|klein|standard
      basis|kleine|einfache|leichte|standard_innenreinig* innen_basis|basic|light|kurz|express saugen_wischen
      aussaugen_und kurz|auffrischung|express_innen saugen_und_wischen`,
    hinted: `kurz|schnell_durchsaugen bissl|nur_saugen nur_aussaugen kurz_druber|drueber nicht_so_schlimm`,
  },
  interior_deep: {
    named: `tiefenreinig* tiefenrein* intensivreinig* grundreinig* nassreinig* shampoonier* schampoonier* schamponier*
      shamponier* shampoo spruhextraktion* spruehextraktion* extraktion* nasssaug* waschsaug* polsterwasche*
      polsterwaesche* dampfreinig* innenaufbereitung* nikotinreinig* hygienereinig*
      innenreinigung|innen|innenraum_intensiv innenreinigung_premium|komplett|gross
      intensiv|komplette|grosse|grundliche|gruendliche|premium_innenreinig* nass|chemische|chemisch_reinig*
      innen_deep|grundlich|gruendlich|tiefen* deep_clean*|interior nass_saug* gscheit_putzen`,
    hinted: `versifft ranzig eklig
      richtig|grundlich|gruendlich|gscheit|ordentlich|porentief~innen|drinnen|*reinig*|putzen|sauber
      total_verdreckt stark_verschmutzt vollig|voellig_versifft nie_geputzt jahre_nicht_geputzt wie_neu_innen`,
  },
  seats_clean: {
    named: `sitzreinig* sitzpolster* polsterreinig* polsterwasche* polsterwaesche* polsterpflege* polstershampoo*
      autositzreinig* sitzwasche* sitzwaesche* stoffsitz* sitzbezugreinig* polster polsterrein*
      sitz|sitze|sitzen|sitzes|polster|polstern|polsterung|sitzbank|rueckbank|ruecksitz*|vordersitz*|fahrersitz*|beifahrersitz*|autositz*|stoff~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|nass*
      ruckbank|rucksitz*~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|nass*
      sitze|polster|sitzbezuge|sitzbezuege_reinig* sitze_shampoo*|nass|waschen sitz_rein`,
    hinted: `sitz|sitze|sitzen|polster|ruckbank|rueckbank|rucksitz*|ruecksitz*|fahrersitz|beifahrersitz|sitzbank~fleck*|flecken|dreckig|schmutzig|ausgelaufen|milch|kaffee|cola|saft|kakao|schoko*|eis|klebt|klebrig|speckig|nass|jeans|kuli|joghurt|babybrei|patzer|wein|urin|pipi
      sitz|sitze|sitzen|polster|ruckbank|rucksitz*|fahrersitz|beifahrersitz|sitzbank~verschuttet|verfarbt|wasserrander|rander
      sitz|sitze|sitzen|polster|rueckbank|ruecksitz*|fahrersitz|beifahrersitz|sitzbank~verschuettet|verfaerbt|wasserraender|raender`,
  },
  carpet_clean: {
    named: `teppichreinig* teppichwasche* teppichwaesche* teppichboden* teppichshampoo* fussraumreinig* bodenreinig*
      teppich|teppiche|teppichen|tepich|fussraum|bodenbelag|boden|schlingenware|teppichboden~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|nass*|saug*
      teppiche_reinig*`,
    hinted: `teppich*|fussraum*|tepich~fleck*|dreckig|schmutzig|nass|verschuttet|verschuettet|ausgelaufen|salz*|schlamm|matsch|milch|kaffee|sand|farbe|salzrander|salzraender`,
  },
  mats_clean: {
    named: `mattenwasche* mattenwaesche* mattenreinig* fussmattenreinig* fussmattenwasche* fussmattenwaesche*
      mattenklopf*
      matten|fussmatte*|gummimatte*|matte~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|saug*|klopf*
      fussmatten_reinig*`,
    hinted: `matten|fussmatte*~dreckig|schmutzig|schlamm|matsch|sand|fleck*`,
  },
  ceiling_clean: {
    named: `himmelreinig* dachhimmelreinig*
      himmel|dachhimmel*|autohimmel|innenhimmel|deckenverkleidung~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*
      hummel|huemmel~*reinig* dachhimmel|himmel_reinig*`,
    hinted: `himmel|dachhimmel*|decke~fleck*|dreckig|gelb|vergilbt|nikotin|verraucht|cola|explodiert|spritzer|grau|abdrucke|abdruecke`,
  },
  dashboard_clean: {
    named: `cockpitpflege* cockpitreinig* armaturenpflege* armaturenreinig* kunststoffreinig* innenkunststoff*
      cockpit*|armaturen*|armaturenbrett*|mittelkonsole*|konsole|luftungsgitter|lueftungsgitter|becherhalter~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|pfleg*|wisch*|abstaub*
      cockpit*|armaturen*|armaturenbrett*|mittelkonsole*|konsole|lueftungsgitter|becherhalter~saeuber*
      cockpit|armaturenbrett_reinig* kunststoffpflege_innen`,
    hinted: `cockpit|armaturen*|mittelkonsole|becherhalter|konsole~staub*|klebt|klebrig|dreckig|schmierig|speckig|cola`,
  },
  door_cards_clean: {
    named: `turverkleidung* tuerverkleidung* turpappe* tuerpappe* turinnenverkleidung* tuerinnenverkleidung* turtafel*
      tuertafel* turinnenseite* tuerinnenseite*
      turverkleidung*|tuerverkleidung*|turpappe*|tuerpappe*|turfach|tuerfach|turfacher|tuerfaecher|turtaschen|tuertaschen~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|dreckig
      tuerverkleidung*|tuerpappe*|tuerfach|tuerfaecher|tuertaschen~saeuber*
      turverkleidungen|tuerverkleidungen_reinig* seitenverkleidung_innen`,
  },
  steering_clean: {
    named: `lenkradreinig*
      lenkrad*~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|pfleg*|aufbereit*
      lenkrad_reinig*`,
    hinted: `lenkrad*~speckig|klebt|klebrig|schmierig|glanzt|glaenzt|dreckig|fettig|abgegriffen`,
  },
  child_seat: {
    named: `kindersitz* babyschale* babysitz* maxicosi* sitzerhohung* sitzerhoehung* kindersitzreinig* isofix*
      reboarder* cybex* kindsitz* kindersitzli kinderautositz* kinder_sitz maxi_cosi`,
    hinted: `kind|kinder|baby|kleine|kleiner~sitz|schale`,
  },
  trunk_clean: {
    named: `kofferraumreinig* kofferraumwasche* kofferraumwaesche* laderaumreinig* ladeflachenreinig*
      ladeflaechenreinig*
      kofferraum*|kofferaum*|laderaum*|ladeflache*|ladeflaeche*|frunk~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saug*|aussaug*
      kofferraum*|kofferaum*|laderaum*|ladeflaeche*|frunk~saeuber* kofferraum|laderaum_reinig*`,
    hinted: `kofferraum*|kofferaum*|laderaum~dreckig|schmutzig|fleck*|ausgelaufen|stinkt|riecht|hund|hundehaar*|sand|erde|milch|farbe|schlamm|blumenerde`,
  },
  belts_clean: {
    named: `gurtreinig* sicherheitsgurt* gurtbander* gurtbaender*
      gurt|gurte|gurten|sicherheitsgurt*|anschnallgurt*~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*
      gurte_reinig*`,
    hinted: `gurt|gurte|sicherheitsgurt*~klebt|klebrig|dreckig|schimmel*|speckig|schmierig`,
  },
  glass_clean: {
    named: `scheibenreinig* fensterreinig* scheibenputz* fensterputz* glasreinig*
      scheibe|scheiben|fenster|fensta|schiibe|fensterscheiben|glaser|glaeser~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|wisch*|poliern
      scheibe|scheiben|fenster|fensta|schiibe|fensterscheiben|glaeser~saeuber* scheiben_reinig*|putz*
      fenster_putz*`,
    hinted: `scheibe|scheiben|fenster|frontscheibe|windschutzscheibe~schlieren|schmierig|schmieren|verschmiert|fettig|fingerabdr*|patschehande|patschehaende|hundenase|milchig|beschlagen|verkalkt`,
  },
  leather_clean: {
    named: `lederreinig* ledersitzreinig* lederrein*
      leder|ledersitz*|lederausstattung*|lederpolster*|ledr|kunstleder|nappa~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*
      leder|ledr_reinig* leder_putz*`,
    hinted: `leder|ledersitz*~speckig|dreckig|schmutzig|fleck*|jeans|verfarbt|verfaerbt|kuli|kugelschreiber|abgefarbt|abgefaerbt|blau|schmierig`,
  },
  leather_care: {
    named: `lederpflege* lederfett* lederbehandl* lederaufbereit* lederbalsam* lederauffrisch* ledersitzpflege*
      lederwachs* lederkur lederpfl lederpaket* lederservice
      leder|ledersitz*|lederausstattung*|ledr|nappa|lederpolster*~pfleg*|gepflegt|fett|fetten|nahr*|naehr*|balsam|behandel*|einfetten|eincremen|auffrisch*|aufbereit*|pfl|kur|geschmeidig|milch|lederpflege
      leder_pfleg*|nahren|naehren|fetten lederreinigung_und`,
    hinted: `leder|ledersitz*~trocken|sprode|sproede|hart|ausgetrocknet|stumpf|matt|steif`,
  },
  leather_repair: {
    named: `lederrep* lederreparat* lederriss* lederrestaur* ledersanier* lederloch* lederkratzer* sitzwange*
      fahrersitzwange* wangenreparatur*
      leder|ledersitz*|ledr|lederausstattung|wange|sitzwange*|kunstleder~repar*|riss|risse|restaur*|flick*|nahen|naehen|nachnah*|nachnaeh*|naht|loch|rep|richten|instand*|aufgerissen|kaputt|abgewetzt*|abgeschabt|rissig|gerissen
      leder_reparier*`,
    hinted: `leder|wange|ledersitz*|fahrersitz*~aufgeplatzt|abgenutzt|durchgescheuert|gebrochen|bruchig|bruechig|zerkratzt|hund|katze|abgerieben|durchgesessen|aufgescheuert
      fahrersitz*~rissig|abgewetzt*`,
  },
  leather_dye: {
    named: `lederfarb* lederfaerb* ledernachfarb* ledernachfaerb* nachfarb* nachfaerb* umfarb* umfaerb* lederlackier*
      lederfarbe* ledertonung* ledertoenung* farben faerben gefarbt gefaerbt einfarb* einfaerb*
      leder|ledersitz*|sitz|sitze|lenkrad*|wange|ledr|nappa|sitzwange*~farb*|faerb*|nachfarb*|nachfaerb*|farbe|umfarb*|umfaerb*|gefarbt|gefaerbt|tonen|toenen|einfarb*|einfaerb*|farbauffrischung|lackieren
      leder_farb*|faerb*`,
    hinted: `leder|ledersitz*|wange|lenkrad~ausgeblichen|abgegriffen|verblichen|verblasst|ausgebleicht|blass|abgefarbt|abgefaerbt
      lenkrad~farbe`,
  },
  leather_protect: {
    named: `lederversiegel* lederschutz* lederimpragn* lederimpraegn* lederkeramik*
      leder|ledersitz*|lederausstattung|nappa~versiegel*|schutz|schutzen|schuetzen|impragn*|impraegn*|beschicht*|keramik*|coating
      leder_versiegel*`,
  },
  alcantara_clean: {
    named: `alcantara* alcantarareinig* alkantara* wildlederreinig*
      alcantara*|alkantara*|wildleder*|velours*|mikrofaser*~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|pfleg*|aufbereit*|auffrisch*`,
    hinted: `alcantara*|alkantara*~speckig|platt|glanzt|glaenzt|verfilzt|dreckig|pilling`,
  },
  textile_protect: {
    named: `textilimpragn* textilimpraegn* textilversiegel* polsterimpragn* polsterimpraegn* polsterversiegel*
      stoffimpragn* stoffimpraegn* stoffversiegel* teppichimpragn* teppichimpraegn* sitzimpragn* sitzimpraegn*
      impragnier* impraegnier* impragnierung* impraegnierung* textilschutz* polsterschutz* fleckschutz*
      fleckenschutz* textilcoating* innenraumversiegel* innenversiegel* scotchgard* impr
      stoff|polster|sitze|sitz|textil*|teppich*|innenraum|interieur~impragn*|impraegn*|versiegel*|schutz|schutzen|schuetzen|nano*|coating|beschicht*|keramik*`,
    hinted: `kaffee|flussigkeit|fluessigkeit|saft|kinder~abperl*|einzieh*|schutz
      kaffee|flussigkeit|saft|kinder~schutzen kaffee|fluessigkeit|saft|kinder~schuetzen`,
  },
  nano_inside: {
    named: `innenraumversiegel* innenversiegel* interieurversiegel* innenraumkeramik*
      innenraum|innen|interieur~versiegel*|keramik*|nano*|coating innen_versiegel*`,
  },
  pet_hair_removal: {
    named: `tierhaar* hundehaar* katzenhaar* tierhaarentfern* haarentfern* hundehaarentfern* hundefell* tierfell*
      haare haar hundepaket* tierpaket* pferdehaar* fellhaar* hundstrahne* hundstraehne* hundeauto* tierha
      hundehoor hundhaar* tierentfern*
      hund|hunde|katze|katzen|tier|tiere|labrador|schaferhund|schaeferhund|husky|golden|pferd|dackel|hundl|hundi|viecher~haar|haare|haaren|haart|haarig|fell|hoor
      tier|hunde_haar*`,
    hinted: `hund|hunde|hundes|hundl|labrador|retriever|schaferhund|schaeferhund|husky|dackel|mops|katze|koter|koeter|wauwau|viecher|bello|vierbeiner~auto|kofferraum|sitz*|transport*|teppich
      hund|hunde|hundes|hundl|labrador|retriever|schaferhund|husky|dackel|mops|katze|koter|wauwau|viecher|bello|vierbeiner~ruckbank|uberall|fahrt
      hund|hunde|hundes|hundl|labrador|retriever|schaeferhund|husky|dackel|mops|katze|koeter|wauwau|viecher|bello|vierbeiner~rueckbank|ueberall|faehrt
      hundes|retriever|mops|koter|koeter|wauwau|bello|vierbeiner~haart voller_haare alles_voller_haare`,
  },
  odor_removal: {
    named: `geruch* geruche* gerueche* geruchsentfern* geruchsneutral* geruchsbeseit* geruchsbehandl* geruchskill*
      geruchsvernicht* geruchstilg* gestank* mief* geruchsreinig* mausegeruch* maeusegeruch* hundegeruch*
      rauchgeruch* zigarettengeruch* zigaretengeruch* *geruch duftbehandl* luftreinig* frischluft*`,
    hinted: `stink* stinkt stinkts stinkn gestunken riecht riechts muffel* mueffel* muffig* miefig* mieft mufft muffelt
      gruch gschtank fischelt kasefusse kaesefuesse schmeckt~innen|auto schmockt|schmoeckt~auto
      milch|fisch|windel|urin|pipi|katzenpisse|benzin|diesel|schweiss|schimmel|nasser~geruch|stink*|riecht|ausgelaufen|muffel*|mueffel*
      doner~geruch|stink*|riecht|ausgelaufen|muffel* doener~geruch|stink*|riecht|ausgelaufen|mueffel*
      grausliger_geruch saure_milch nasser_hund duftbaum_hilft`,
  },
  smoke_removal: {
    named: `raucher* raucherfahrzeug* raucherpaket* raucherauto* raucherwagen* rauchgeruch* nikotin* zigarettengeruch*
      zigaretengeruch* nikotingeruch* nichtraucher* nikotinreinig* rauchentfern* tabak* zigarettenrauch* rauch
      entrauch* rauche zigarren*`,
    hinted: `verraucht verqualmt vollgequalmt aschenbecher
      geraucht|rauch|raucht|qualm*|gequalmt|verqualmt|verraucht|zigaretten|zigarette|kippen|tschick|kiffen|gekifft|gras|shisha|vape*|zigarren*|aschenbecher|vorbesitzer|raucher*~auto|innen|stink*|riecht|geruch|drin|gestank|muffel*|mueffel*|drinnen|karre|war`,
  },
  ozone: {
    named: `ozon* ozonbehandl* ozonreinig* ozongerat* ozongeraet* ozonisier* o3 ozonierung ozonung ozonkur`,
    hinted: `hund|rauch|zigaretten|nikotin|schimmel|erbrochen*|milch|urin|raucher~stink*|riecht|geruch|gestank|muffel*|mueffel*
      geruch|gestank~raus|weg|los`,
  },
  dry_fog: {
    named: `trockennebel* nebel kaltnebel* verneb* nebelbehandl* duftnebel* heissnebel* geruchsnebel* nebelmaschine*
      dry_fog*`,
  },
  ac_clean: {
    named: `klimareinig* klimaanlag* klimadesinf* klimaservice* klimadampf* klimawartung* klima luftungsreinig*
      lueftungsreinig* luftung* lueftung* verdampfer* klimaspray* luftungsduse* lueftungsduese* luftungskanal*
      lueftungskanal* klimatisierung* umluft* luftdusche klima_reinig*|desinf*`,
    hinted: `klima|klimaanlage|luftung|lueftung|geblase|geblaese|dusen|duesen~stink*|riecht|muffig|geruch|socken|schimmel*|modrig|miefig
      klima|klimaanlage|luftung|geblase|dusen~muffel* klima|klimaanlage|lueftung|geblaese|duesen~mueffel*`,
  },
  disinfect: {
    named: `desinf* desinfektion* desinfizier* keimfrei* entkeim* bakterien* viren* virus* corona* hygiene* steril*
      antibakteriell* keim keime desinfik*`,
    hinted: `allerg* milben* hausstaub* flohe floehe bettwanzen lause laeuse ungeziefer kakerlaken wanzen ameisen`,
  },
  mould: {
    named: `schimmel* schimmelentfern* schimmlig* verschimmelt* stockfleck* schimmelbehandl* schimmelpilz* pilzbefall*
      angeschimmelt* schimmelsanier* modrig* moder* grauslig~schimmel`,
    hinted: `pelzig|flaum|weisser|gruner|gruener~sitz*|gurt*|innen|lenkrad lange|feucht_gestanden stand_feucht`,
  },
  vomit: {
    named: `erbroch* erbrechen* kotz* kotze gekotzt vollgekotzt* ubergeb* uebergeb* ubergeben uebergeben vomit*
      korperflussigkeit* koerperfluessigkeit* gespieb* gespeib* speib* ausgekotzt* reiher* gereihert`,
    hinted: `reisekrank* kotzlet koetzlet chotz* gchotzet
      kind|tochter|sohn|baby|hund|kumpel|fahrgast|kleine|kleiner|freundin|kunde|betrunken*~ubergeben|uebergeben|gekotzt|schlecht|erbroch*|gespuckt|gespieben|gespeibt|gebrochen|spucken|speibn|kotzlet|koetzlet|kotzt
      hat_gebrochen magen_darm`,
  },
  stain_removal: {
    named: `fleckentfern* fleckenentfern* flecken fleck fleckenbehandl* fleckreinig* *flecken* *fleck fleckerl* flacke
      flaecke flack flaeck flecken_entfern*`,
    hinted: `wasserrander wasserraender patzer gekleckert
      kaffee|wein|rotwein|kuli|kugelschreiber|schoko*|milch|saft|cola|fanta|ketchup|blut|wachsmalstift*|lippenstift|makeup|fett|curry|kurkuma|farbe|wandfarbe|eis|joghurt|bier|tee|suppe|babybrei|kakao|kirschsaft|smoothie|sonnencreme|edding|tinte|wachs|kaugummi|ei|energy|redbull|sauce|sosse|honig|senf|nagellack|bleiche|rivella|spezi|apfelschorle~sitz|sitze|polster|teppich*|verschuttet|verschuettet|ausgelaufen|fleck*|himmel|ruckbank|rueckbank|ausgeleert|umgekippt|explodiert|verleert|ausgeschuttet|ausgeschuettet|kofferraum|fussraum
      ol~sitz|sitze|polster|teppich*|verschuttet|ausgelaufen|fleck*|himmel|ruckbank|ausgeleert|umgekippt|explodiert|verleert|ausgeschuttet|kofferraum|fussraum
      oel~sitz|sitze|polster|teppich*|verschuettet|ausgelaufen|fleck*|himmel|rueckbank|ausgeleert|umgekippt|explodiert|verleert|ausgeschuettet|kofferraum|fussraum`,
  },
  water_damage: {
    named: `wasserschaden* wasserschaeden* hochwasser* uberflut* ueberflut* trocknung* trockenlegen* trockenleg*
      entfeucht* feuchtigkeit* innenraumtrock* wassereinbruch* regenwasser* nasse* naesse* bautrockner*`,
    hinted: `reingeregnet eingeregnet abgesoffen
      nass|feucht|wasser|pfutze|pfuetze|durchnasst|durchnaesst|klatschnass|pitschnass~teppich*|fussraum*|innen|boden|sitze|innenraum|drin|kofferraum
      schiebedach|panoramadach|dach~undicht|offen|regen fenster~offen~regen* fenster~regen~regen*
      scheiben_beschlagen`,
  },
  leak: {
    named: `dichtigkeit* dichtheit* leckage* lecksuche* undicht* wasserablauf* wasserablaufe* wasserablaeufe*
      ablaufreinig* ablaufe|ablaeufe_reinig*`,
    hinted: `undicht regnet|tropft_rein`,
  },
  engine_wash: {
    named: `motorwasche* motorwaesche* motorwasch* motorwa motorraum* motorreinig* motorraumreinig* motorraumwasche*
      motorraumwaesche* motorraumpflege* motorpflege* motorkonservier* motoraufbereit* motorraumaufbereit*
      entfett*
      motor|motorraum|maschine~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|pfleg*|konserv*|entfett*|dampf*
      motor_reinig*|wasch*|wasche|waesche untern|unter_haube unter_der_haube unter_der_motorhaube`,
    hinted: `verolt veroelt olverlust oelverlust
      motor|motorraum|haube~olig|oelig|verolt|veroelt|ol|oel|dreckig|verdreckt|laub|schmierig|staubig|versifft|marder*`,
  },
  underbody_wash: {
    named: `unterbodenwasche* unterbodenwaesche* unterbodenwasch* unterbodenreinig* unterwasche unterwaesche
      unterbodenrein* chassisreinig* salzwasche* salzwaesche* unterboden unterspul* unterspuel* winterwasche*
      winterwaesche*
      unterboden*|chassis|unten~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|abspul*|abspuel*|dampf*|spulen|spuelen
      unterboden_reinig*|wasch* salz_abwasch*`,
    hinted: `streusalz* unten|unterboden|drunter|untenrum~salz*|schlamm|matsch|dreck*|verdreckt
      salz~unten|winter|strasse* gelande|gelaende|offroad~matsch|schlamm|dreck*`,
  },
  arch_clean: {
    named: `radhaus* radhauser* radhaeuser* radkasten* radkaesten* radlauf* radlaufe* radlaeufe* radhausreinig*
      radhausschale*`,
  },
  wheel_clean: {
    named: `felgenreinig* felgenwasche* felgenwaesche* felgenputz* felgenpflege* felgenreiniger* felgenpower*
      radwasche* radwaesche*
      felge*|felgn|alufelge*|rader|raeder~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|schrubb*
      felge*|felgn|alufelge*|raeder~saeuber* felgen|rader|raeder_reinig*|wasch* felg_rein`,
    hinted: `bremsstaub*
      felge*|felgn|rader|raeder|alus~bremsstaub*|dreckig|schwarz|verdreckt|eingebrannt*|schmutzig|dreck`,
  },
  wheel_deep_clean: {
    named: `felgenintensiv* felgentiefen* felgenbett* felgenaufbereit* felgenflugrost* radabnahme*
      felge*|rader|raeder|rad~demont*|demontiert|abmontier*|intensiv*|innen|innenseite*|bett|ummontieren
      felgen|felgenreinigung_intensiv felgen_demontiert|innen|abmontiert|komplett demontierte*_felge*`,
    hinted: `eingefressen* eingebrannter_bremsstaub`,
  },
  wheel_repair: {
    named: `felgenreparat* felgenrep* felgenaufbereit* felgeninstand* felgenaufarbeit* felgensanier* felgendoktor
      bordsteinschad* bordsteinschaed* randsteinschad* randsteinschaed* randstein* bordstein* trottoir*
      felgenkratzer* felgenschad*
      felge*|felgn|alufelge*|alus|rad|felga|felgae~repar*|aufbereit*|aufarbeit*|instand*|richten|rep|kratzer|ausbessern|schaden|sanier*|macke*|reparier*|richtn|flicken|schleifen
      felgen_reparat* kratzer_felge smart_repair_felge`,
    hinted: `bordsteinkante* zammgfahrn
      felge*|felgn|alus|rad|felga|felgae~zerkratzt|verkratzt|zerschrammt|angefahren|bordstein*|randstein*|trottoir*|schramm*|korro*|gefressen|zamm*|kaputt|gestreift|angeeckt|blasen|gekratzt|mitgenommen
      felge*|felgn|alus|rad|felga~abgeschurft|blattert|hinuber
      felge*|felgn|alus|rad|felgae~abgeschuerft|blaettert|hinueber eingeparkt~felge*
      bordstein_mitgenommen|gekratzt am_randstein|bordstein`,
  },
  wheel_paint: {
    named: `felgenlackier* felgenlack* felgenfarbe* felgenbeschicht* plastidip* spruhfolie* spruehfolie* felgenfolier*
      felge*|felgn|alufelge*|rader|raeder~lackier*|lackiert|schwarz|farbe|umlackier*|anthrazit|silber|bronze|gold|glanzschwarz|lack|matt|einfarbig|zweifarbig|spritzen|weiss|bunt
      felge*|felgn|alufelge*|rader~farben|spruhen felge*|felgn|alufelge*|raeder~faerben|spruehen
      felgen_lackier*|schwarz`,
  },
  powder_coat: {
    named: `pulverbesch* pulvern gepulvert* pulver pulverlack* pulverbeschichten* pulverung*`,
  },
  diamond_cut: {
    named: `glanzgedreht* glanzdreh* glanzgefrast* glanzgefraest* diamant* diamantschliff* diamantgedreht* abdrehen
      abgedreht* gedreht bicolor* cnc* frontpoliert* zweifarb* hochglanzgedreht* glanz_dreh* diamond_cut*
      front_poliert`,
  },
  wheel_straighten: {
    named: `hohenschlag* hoehenschlag* seitenschlag* felgenricht* richten achter verbogen* rundlauf*
      felge*|rad~richt*|krumm|verbogen|schlag|unwucht|eiert|verzogen|hohenschlag|hoehenschlag
      felgen|felge_richt*`,
    hinted: `schlagloch* eiert felge*|lenkrad|rad~vibriert|schlackert|zittert|flattert`,
  },
  wheel_strip: {
    named: `entlack* abbeiz* strahlen entschicht* tauchbad* saurebad* saeurebad* felgen|chemisch_entlack*`,
  },
  sandblast: {
    named: `sandstrahl* glasperl* *strahlen trockeneisstrahl* strahlarbeit* sodastrahl* gestrahlt* laserreinig*`,
  },
  welding: {
    named: `schweiss* schweissarbeit* geschweisst* aluschweiss* schweissen riss_schweissen`,
    hinted: `haarriss* felge*|auspuff|schweller~riss|gerissen|durchgerostet|loch`,
  },
  caliper_paint: {
    named: `bremssattel* bremssaettel* bremssattellack* bremszange* sattellackier* sattel saettel
      bremssattel*|bremssaettel*|sattel|saettel|bremsen|bremse~lackier*|lackiert|rot|gelb|farbe|schwarz|blau|gruen|lack
      bremssattel*|sattel|bremsen|bremse~grun`,
  },
  tyre_dressing: {
    named: `reifenglanz* reifenpflege* reifenschwarz* reifenschwaerz* reifendressing* reifengel reifenversiegel*
      reifenschaum* reifenfinish
      reifen|reifenflanke*|pneu|pneus~glanz|pfleg*|schwarz*|schwaerz*|schwarz|glanzen*|glaenzen*|dressing|versiegel*|einpflegen|braun|grau
      reifen_glanz`,
  },
  decon: {
    named: `dekontamin* dekont* lackreinig* lackvorbereit* entgift* lackdekon* decon* lacktiefenreinig* lack_reinig*
      tiefenreinigung_lack chemische_dekon*`,
    hinted: `lack|haube|motorhaube~rau|rauh|rauer|kornig|koernig|sandpapier|schmirgel* orange_punkte fuhlt_sich_rau
      fuehlt_sich_rau`,
  },
  fallout: {
    named: `flugrost* flugrostentfern* rostpunktchen* rostpuenktchen* eisenpartikel* eisenstaub* bahnstaub*
      schienenstaub* flugrostloser* flugrostloeser* industriestaub* fallout* flugrost_entfern*`,
    hinted: `bahnlinie* rost*|orange|braune|kleine~punkte|punktchen|puenktchen|punktli|puenktli|sprenkel|pickel*
      neben_der_bahn`,
  },
  clay: {
    named: `knete knet kneten knetbehandl* lackknet* geknetet* knetmasse* reinigungsknete* clay* knetung* chnate
      chnaete knetkur lack_kneten`,
    hinted: `lack~rau|rauh|sandpapier|kornig|koernig|stumpf`,
  },
  tar_removal: {
    named: `teer teers teerfleck* teerentfern* bitumen* asphalt* teerspritzer* teerpunkte* entteer* teer_entfern*`,
    hinted: `schwarze~punkte|spritzer|flecken|punktchen|puenktchen baustelle~teer|schwarz* frisch_geteert`,
  },
  insect_removal: {
    named: `insekten* insektenentfern* insektenloser* insektenloeser* mucken* muecken* muckenentfern* mueckenentfern*
      fliegen fliegendreck* insektenrest* viecher|kafer|kaefer~front|scheibe`,
    hinted: `fliegenfriedhof
      fliegen|mucken|muecken|insekten|viecher|mugga|muggae|gelsen|wespen~front*|stossstange|windschutzscheibe|haube|grill|kleb*|autobahn|eingebrannt
      fliegen|mucken|muecken|insekten|mugga|muggae|gelsen|wespen~scheibe`,
  },
  sap_removal: {
    named: `harz* baumharz* harzentfern* harzfleck* honigtau* blutenstaub* bluetenstaub* pollen* lindenbluten*
      lindenblueten* lindentau* baumsaft* baumpech* pech baumharzentfern*`,
    hinted: `baum|baume|baeume|baumen|baeumen|linde|linden|kiefer|tanne|fichte|birke|ahorn~klebt|klebrig|harz|geparkt|tropf*|gestanden|zeug|pickt|steht
      unterm|unter_baum pickt_alles unter_einem_baum`,
  },
  water_spots: {
    named: `wasserfleck* wasserflecken* kalkfleck* kalkflecken* kalk wasserrander* wasserraender* kalkrander*
      kalkraender* kalkentfern* entkalk* wasserflecke wasserspot* waterspot* kalkablager* mineralfleck*
      wassertropfen_eingebrannt`,
    hinted: `rasensprenger weisse~flecken|rander|raender|punkte
      kalk|tropfen|rasensprenger|sprinkler~lack|scheibe*|eingebrannt|flecken`,
  },
  bird_damage: {
    named: `vogelkot* vogeldreck* vogelschiss* vogelkack* vogelatz* vogelaetz* vogelscheiss* taubenkot* taubendreck*
      atzung* aetzung* einatzung* einaetzung* mowen* moewen* fledermaus* vogel vogelmist* vogelkotschaden*`,
    hinted: `vogel|voegel|taube|tauben|mowe|moewe|mowen|moewen|schwalben|krahe*|kraehe*|amsel|spatzen|star~kot|dreck|geschissen|gekackt|schiss|eingebrannt|fleck*|dach|haube|lack|gschissn
      vogel|taube|tauben|mowe|mowen|schwalben|krahe*|amsel|spatzen|star~geatzt
      vogel|voegel|taube|tauben|moewe|moewen|schwalben|kraehe*|amsel|spatzen|star~geaetzt`,
  },
  overspray: {
    named: `spruhnebel* spruehnebel* farbnebel* lacknebel* betonspritz* zement* overspray* farbspritz* farbkleckse*
      mortel* moertel* kalkspritz* wandfarbe* betonfleck* fremdlack*`,
    hinted: `beton|zement|mortel|moertel|farbe|wandfarbe|putz|lasur|lack~spritzer|gespritzt|tropfen|kleckse|nachbar|gestrichen|baustelle|bekleckert
      beton|zement|mortel|farbe|wandfarbe|putz|lasur|lack~spruhnebel
      beton|zement|moertel|farbe|wandfarbe|putz|lasur|lack~spruehnebel`,
  },
  graffiti_removal: {
    named: `graffiti* grafitti* schmiererei* edding* beschmier* vandalismus* filzstift* sprayer*`,
    hinted: `edding|filzstift|spray|lippenstift|eier|ei|wachsmaler|marker~auto|tur|tuer|haube|geschmiert|bemalt|gemalt|geworfen|lack`,
  },
  gum_removal: {
    named: `kaugummi* chewing* kaugi kaugummientfern* knetgummi* kaugummi_entfern*`,
  },
  biohazard: {
    named: `blut* blutfleck* tatort* urin* fakal* faekal* fakalien* faekalien* biohazard* leichen* tatortreinig* kot
      uringeruch* vollgekackt*`,
    hinted: `blut|urin|pipi|gepinkelt|pinkel*|kacka|gekackt|vollgekackt|windel*|gepisst|pisse|nasenbluten|fruchtblase|eingemacht|brunzt|uriniert|kuhfladen~sitz*|auto|ruckbank|rueckbank|polster|teppich*|kind*|hund|kofferraum|katze|fahrgast
      eingenasst~sitz*|auto|ruckbank|polster|teppich*|kind*|hund|kofferraum|katze|fahrgast
      eingenaesst~sitz*|auto|rueckbank|polster|teppich*|kind*|hund|kofferraum|katze|fahrgast
      kindersitz_vollgekackt hat_reingemacht`,
  },
  fragrance: {
    named: `duft* duftbaum* lufterfrisch* raumduft* duftspray* neuwagenduft* beduft* frischeduft* wunderbaum* parfum*
      parfuem* neuwagengeruch*`,
    hinted: `riecht_gut gut|frisch_riechen nach_neuwagen`,
  },
  polish_light: {
    named: `schonpolitur* glanzpolitur* handpolitur* glanzauffrisch* auffrischungspolitur* expresspolitur*
      schnellpolitur* lackauffrisch* schnellglanz* glanzprogramm* finishpolitur* hochglanzpolitur*
      antihologramm* glaze* refreshpolitur glanzboost* feinpolitur* lackpflege* glanzpaket*
      hand|leichte|einfache_politur anti_hologramm politur_light|basic|einfach light_polish`,
    hinted: `lack|farbe|auto|haube~stumpf|matt|verblasst|ausgeblichen|glanzlos|fad|mude|muede|verwittert
      wieder_glanz*|glaenz* glanz_zuruck|zurueck soll_glanzen|glaenzen mehr|bisschen_glanz
      auf_hochglanz|vordermann glanzt|glaenzt_nicht`,
  },
  polish_one: {
    named: `einstufig* 1stufig* einstufen* onestep* 1step einstufenpolitur* einschritt* maschinenpolitur*
      1|ein_stufig*|schritt|gang 1_stufe* eine_stufe one|1_step* stufe|maschinenpolitur_1 stufe_i single_step`,
  },
  polish_two: {
    named: `zweistufig* 2stufig* zweistufen* 2step zweischritt* schleifpolitur* doppelpolitur* 2|zwei_stufig*|schritt*
      2_stufen*|gang* zwei_stufen two|2_step* stufe_2|ii`,
  },
  polish_multi: {
    named: `mehrstufig* dreistufig* 3stufig* mehrstufen* dreistufen* multistep* lackkorrektur* komplettkorrektur*
      vollkorrektur* perfektion* hologrammfrei* showcar* concours* swirlfrei* makellos* 3|drei|mehr|4_stufig*
      3_stufen* drei_stufen three|3|multi_step* stufe_3|iii`,
    hinted: `alle_swirls absolut_makellos hologramme_raus perfekter_lack alle_kratzer_raus`,
  },
  polish: {
    named: `*politur* *polier* poliern poliren polieren* poliert* pol polierung* lackkorrektur* lackaufbereit*
      lackpolitur* maschinenpolitur* lackauffrisch* aufpolier* auspolier* rauspolier* wegpolier* korrektur
      korrigier* hochglanz* poliermaschine* lackpflege* aussenaufbereit* lackveredel* lackfinish* schleifen
      polish* poliera polierae lack_aufbereit*`,
    hinted: `swirls swirl hologramm* waschkratzer* spinnweb* waschstrassenkratzer* schleier* verwaschen*
      waschstrasse*~kratzer*
      lack|auto|haube|dach|farbe~stumpf|matt|verblasst|ausgeblichen|kreidet|kreidig|blass|verwittert|oxidiert|glanzlos|blind`,
  },
  polish_local: {
    named: `punktuell* stellenweise lokal teilpolitur* spotpolitur*
      polier*|politur|auspolier*~bauteil|stelle|lokal|punktuell|teil|einzeln*|tur|tuer|motorhaube
      lokal*|einzelteil|bauteil|stelle_polier* lokale_politur politur_bauteil spot_polish* einzelne_stelle*
      polieren_pro_teil`,
  },
  scratch_removal: {
    named: `kratzer* kratzerentfern* kratzerpolitur* kratzerreparatur* schramme* lackkratzer* verkratzt* zerkratzt*
      schrammen auspolier* rauspolier* kratzer kraetzer chratzer* kratza kratzerl* waschkratzer*
      schlusselkratzer* schluesselkratzer* streifschaden* kratzspur* kratzer_entfern*|polier*|auspolier*`,
    hinted: `zerkratzt zerschrammt verschrammt gestreift
      schlussel|aste|gebusch|straucher|nagel~kratz*|verkratzt|zerkratzt|schramm*|lack|tur|gestreift|chratz*
      schluessel|aeste|gebuesch|straeucher|naegel~kratz*|verkratzt|zerkratzt|schramm*|lack|tuer|gestreift|chratz*
      einkaufswagen|fahrrad|katze|hecke|ast|busch|ring|reissverschluss|hund|kinder|velo|nachbar*|dornen~kratz*|verkratzt|zerkratzt|schramm*|lack|tur|tuer|gestreift|chratz*
      schlussel_druber schluessel_drueber mit_dem_schlussel mit_dem_schluessel spuren_im_lack`,
  },
  scuff_removal: {
    named: `schramme* streifspur* farbabrieb* lackabrieb* fremdlack* lackubertrag* lackuebertrag* parkrempler*
      abschurf* abschuerf* schurf* schuerf* streifschaden*`,
    hinted: `hangengeblieben haengengeblieben touchiert
      wand|mauer|pfosten|poller|garage|pfeiler|saule|saeule|zaun|garagentor~gestreift|gekratzt|geschrammt|angeeckt|gefahren|touchiert|schramm*
      wand|mauer|pfosten|poller|garage|pfeiler|saule|zaun|garagentor~hangen
      wand|mauer|pfosten|poller|garage|pfeiler|saeule|zaun|garagentor~haengen`,
  },
  wet_sand: {
    named: `nassschliff* nassschleif* orangenhaut* lackschliff* anschleif* nass_schleif*`,
  },
  paint_depth_check: {
    named: `lackdick* lackschicht* lackmess* lackdickenmess* lackdickenprotokoll* schichtdick* lackpruf* lackpruef*
      zustandsbericht* ankaufcheck* gebrauchtwagencheck* lack_messen`,
    hinted: `unfallfrei nachlackiert~prufen|pruefen|schauen|messen|weiss vor_dem_kauf`,
  },
  headlight_polish: {
    named: `scheinwerferaufbereit* scheinwerferpolitur* scheinwerferpolier* scheinwerferreinig* scheinwerferrestaur*
      scheinwerferinstand* scheinwerferklar* lampenaufbereit* lampenpolitur* scheinwerferaufpol*
      scheinwerferrep*
      *scheinwerfer*|scheinw|schweinwerfer*|skeinwerfer*|lampen|lampe|lichter|frontlicht*|lichtln~*politur*|*polier*|aufbereit*|aufarbeit*|klar|pol|aufpolier*|restaur*|aufbereitng|auffrisch*|instand*|schleifen|poliern|poliren
      scheinwerfer_polier*|aufbereit*|politur`,
    hinted: `*scheinwerfer*|scheinw|schweinwerfer*|skeinwerfer*|lampen|lampe|lichter|frontlicht*|lichtln|licht|linsen|glaser|glaeser|streuscheibe*~blind|gelb|vergilbt*|milchig*|matt|matte|angelaufen|verkratzt|beschlagen|stumpf|schlecht|pickerl|mfk|vermattet|undurchsichtig
      *scheinwerfer*|scheinw|schweinwerfer*|skeinwerfer*|lampen|lampe|lichter|frontlicht*|lichtln|licht|linsen|glaser|streuscheibe*~trub*|tuv
      *scheinwerfer*|scheinw|schweinwerfer*|skeinwerfer*|lampen|lampe|lichter|frontlicht*|lichtln|licht|linsen|glaeser|streuscheibe*~trueb*|tuev
      nachts_nichts sehe_nachts seh_nachts_nichts wegen_licht_durchgefallen`,
  },
  headlight_film: {
    named: `scheinwerferfolie* scheinwerferschutz* scheinwerfertonung* scheinwerfertoenung* scheinwerferversiegel*
      scheinwerferfolier* lampenfolie*
      *scheinwerfer*|scheinw|schweinwerfer*|skeinwerfer*|lampen|lampe|lichter|frontlicht*|lichtln~folie|folier*|ppf|tonen|toenen|versiegel*|schutz|schutzfolie|getont|getoent|smoke
      scheinwerfer_folier*|versiegel*|ton*|toen* nebelscheinwerfer_folie`,
  },
  taillight_tint: {
    named: `ruckleuchten* rueckleuchten* rucklicht* ruecklicht* heckleuchte* ruckleuchtenton* rueckleuchtentoen*
      bremsleuchte* seitenblinker* lampenton* lampentoen* leuchtenton* leuchtentoen*
      ruckleuchten*|rucklicht*|heckleuchten*|blinker|ruckleuchte~ton*|getont
      rueckleuchten*|ruecklicht*|heckleuchten*|blinker|rueckleuchte~toen*|getoent
      ruckleuchten*|rueckleuchten*|rucklicht*|ruecklicht*|heckleuchten*|blinker|ruckleuchte|rueckleuchte~schwarz|dunkel|smoke|folie*|folier*|lasieren|black*
      rucklichter|ruecklichter_schwarz`,
  },
  wax: {
    named: `wachs wachse wachsen gewachst* wax handwachs* hartwachs* spruhwachs* spruehwachs* heisswachs* carnauba*
      karnauba* wachsversiegel* wachsschutz* trockenwachs* flussigwachs* fluessigwachs* einwachs* eingewachst*
      lackwachs* wachst wachsung* *wachs wachsn hand_wachs`,
    hinted: `abperlen wasser|regen~abperl*|perlt|perlen perlt_nicht`,
  },
  sealant: {
    named: `versiegel* versiegelung* lackversiegel* lackschutz* polymerversiegel* polymer* langzeitversiegel*
      lackkonserv* spruhversiegel* spruehversiegel* teflonversiegel* acrylversiegel* winterschutz* lackimpragn*
      lackimpraegn* vers glanzversiegel* schnellversiegel* nanoversiegel* wachsversiegel* konservier*
      konserviert hydrophob* siegel lack_versiegel* kunststoffversiegel_lack 6_monate`,
    hinted: `winterfest lack~schutzen|schuetzen|schutz|geschutzt|geschuetzt langer|laenger_sauber schutz_vor_salz`,
  },
  ceramic: {
    named: `keramik* keramikversiegel* keramikbeschicht* keramikvers keramic* ceramic* keramikcoating* ceramicvers*
      nano nanoversiegel* nanobeschicht* nanokeramik* 9h 10h coating* quarz* siliziumdioxid* cquartz
      lackbeschicht* keramikschutz* langzeitversiegel* kermik* kerramik* ker keramik|nano_versiegel* ker_vers
      glasversiegel*_lack lackversiegelung_keramik`,
    hinted: `lotuseffekt abperleffekt leichter|einfacher~waschen|reinigen|putzen|sauber dreck~abperl*|haftet|halt|haelt
      dauerhaft|jahrelang|jahre|lange~schutz|geschutzt|geschuetzt|versiegelt|schutzen|schuetzen schmutz_perlt
      neuwagen_schutzen|schuetzen lotus_effekt`,
  },
  graphene: {
    named: `graphen graphene* graphenversiegel* graphenbeschicht* grafen grafenversiegel*`,
  },
  ceramic_refresh: {
    named: `keramikauffrisch* keramikpflege* keramikwartung* keramikservice* keramikinspektion* wartungswasche*
      wartungswaesche* auffrischung* coatingpflege* refresh* versiegelungsauffrisch* nachversiegel* topcoat*
      keramikcheck* booster* jahreswartung* jahresservice*
      keramik*|versiegel*|coating~auffrisch*|wartung*|refresh*|erneuern|boost*|inspektion|nachbehandl*|service|check|pflege
      keramik|versiegelung_auffrisch* keramik_wartung*`,
    hinted: `keramik*|versiegel*~perlt|lasst|laesst|nachgelassen|bereits|schon|vorhanden`,
  },
  glass_coat: {
    named: `scheibenversiegel* glasversiegel* frontscheibenversiegel* regenversiegel* regenabweis* glasbeschicht*
      scheibenbeschicht* scheibenschutz* scheibenimpragn* scheibenimpraegn* nanoglas*
      scheibe|scheiben|frontscheibe*|windschutzscheibe*|glas|schiibe|fenster~versiegel*|regenabweis*|abperl*|nano|beschicht*|impragn*|impraegn*|keramik*|hydrophob*
      scheiben_versiegel*`,
  },
  antirain: {
    named: `regenabweis* regenversiegel* rainx regenabweiser* abperl* regenschutz* antiregen* scheibenversiegel*
      frontscheibenversiegel* lotuseffekt regen_versiegel* rain_x anti_regen`,
    hinted: `regen|scheibenwischer~scheibe*|sicht|sehe|perl*|schlieren|schmier*`,
  },
  wheel_coat: {
    named: `felgenversiegel* felgenkeramik* felgenwachs* felgenschutz* felgencoating* felgennano* felgenvers
      felge*|felgn|alufelge*|rader|raeder~versiegel*|keramik*|schutz|wachs*|nano*|coating|versiegelt
      felgen_versiegel* felgenbeschichtung_keramik`,
  },
  plastic_coat: {
    named: `kunststoffversiegel* kunststoffbeschicht* kunststoffkeramik* plastikversiegel*
      kunststoff*|plastik*|zierleisten~versiegel*|beschicht*|keramik* kunststoff_versiegel*`,
  },
  trim_restore: {
    named: `kunststoffaufbereit* kunststoffauffrisch* plastikaufbereit* kunststofferneuer* tiefschwarz*
      kunststofffarbe* kunststoffrestaur* kunststoffnachfarb* kunststoffnachfaerb*
      kunststoff*|plastik*|leisten|stossstange*|radlauf*|spiegel~aufbereit*|auffrisch*|auffrischen|schwarz*|nachfarb*|nachfaerb*|farben|faerben|aufarbeit*|restaur*|tiefschwarz
      kunststoff_aufbereit*`,
    hinted: `kunststoff*|plastik*|leisten|stossstange|radlaufe|radlaeufe|verkleidung*~grau|ausgeblichen|verblichen|verblasst|ausgebleicht|kreidig|fleckig|weiss|verwittert|stumpf|hellgrau`,
  },
  plastic_care: {
    named: `kunststoffpflege* plastikpflege* aussenkunststoff* innenkunststoff* kunststoffbehandl* cockpitpflege*
      kunststoffschutz* kunststoff*|plastik*~pfleg*|gepflegt|behandel*|*reinig*|auffrisch*
      kunststoff|kunststoffe_pfleg*`,
  },
  rubber_care: {
    named: `gummipflege* gummidicht* turgummi* tuergummi* turgummis tuergummis gummis dichtungspflege* dichtung*
      dichtungen* fensterdicht* gummi turdicht* tuerdicht* gummileiste* hirschtalg* gummi_pfleg*
      fensterleisten_pflege`,
    hinted: `tur*|tuer*|turen|tueren|dichtung*|gummi*~friert|frieren|eingefroren|festgefroren|quietsch*|knarz*|gefroren`,
  },
  lock_care: {
    named: `schlosspflege* schlosser schloesser schloss turschloss* tuerschloss* scharnier* scharniere* schlossenteis*
      turscharnier* tuerscharnier* schmierung* schlosser|schloesser_pflegen`,
    hinted: `schloss|schlosser|schloesser|scharnier*|tur|tuer~quietsch*|knarz*|eingefroren|klemmt
      schloss|schlosser|scharnier*|tur~schwergangig schloss|schloesser|scharnier*|tuer~schwergaengig`,
  },
  ppf_full: {
    named: `vollschutz* vollverkleb* vollppf
      komplett*|voll|ganz*|ganzes|full|rundum~ppf|lackschutzfoli*|steinschlagschutzfoli*|schutzfoli*|steinschlagschutz*|xpel
      ppf|lackschutzfolie|lackschutzfolierung_komplett* ppf_voll*|full*|ganz* voll|full|komplett_ppf full_body*`,
  },
  ppf_front: {
    named: `frontpaket* frontschutz* vollfront* frontfolier* autobahnpaket* trackpaket* rennstrecke* landstrasse*
      frontkit* stadtpaket* langstrecke* haubenbra* steinschlagpaket* stossfangerschutz* stossfaengerschutz*
      front*|motorhaube*|haube|stossstange*|stossfanger*|stossfaenger*|schnauze|kotflugel*|kotfluegel*|vorne|autobahn*~ppf|lackschutz*|steinschlagschutz*|schutzfolie*|steinschlagfoli*|xpel
      ppf|full|halbe_front front_ppf|folie ppf_frontpaket* steinschlagschutz_front*`,
    hinted: `steinschlag*|steinschlage|steinschlaege|steine|autobahn|rollsplitt|split|splitt~front*|haube|motorhaube|schutz|stossstange|vermeiden|lack
      steinschlag*|steinschlage|steine|autobahn|rollsplitt|split|splitt~schutzen
      steinschlag*|steinschlaege|steine|autobahn|rollsplitt|split|splitt~schuetzen`,
  },
  ppf_part: {
    named: `ladekantenschutz* ladekante* turkantenschutz* tuerkantenschutz* turkanten* tuerkanten* griffmulden*
      turgriffmulden* tuergriffmulden* griffmulde* einstiegsleisten* einstieg* schwellerschutz* einstiegsschutz*
      ppf|lackschutzfoli*|schutzfolie*|transparent*|steinschlagschutz*|folie|schutz~griffmulde*|ladekante*|turkante*|tuerkante*|einstieg*|schweller*|spiegel*|spiegelkappe*|saule*|saeule*|turgriff*|tuergriff*|dach|tank|heck*|radlauf*|kante*|bauteil|teil
      ppf|lackschutz_teil* teil_ppf`,
  },
  ppf: {
    named: `ppf lackschutzfoli* lackschutzfolier* lackschutz steinschlagschutz* steinschlagschutzfoli*
      steinschlagfoli* steinschutzfoli* schutzfoli* klarfoli* tpu* transparentfoli* selbstheil*
      steinschlagsfolie lackfolie* lackschutz|schutz_folie transparente_folie* unsichtbare_foli*`,
    hinted: `steinschlag*|steischlag~schutz|schutzen|schuetzen|vermeiden|folie*
      steinschlage~schutz|schutzen|vermeiden|folie* steinschlaege~schutz|schuetzen|vermeiden|folie*
      durchsichtige_folie* unsichtbarer_schutz`,
  },
  film_display: {
    named: `displayfoli* displayschutz* bildschirmfoli* bildschirmschutz* screenprotect* navifolie* klavierlackfoli*
      klavierlackschutz*
      display*|bildschirm*|screen|touchscreen|navi*|klavierlack*|monitor~folie*|schutz*|ppf|schutzfolie|folier*
      schutzfolie_display`,
  },
  ppf_interior: {
    named: `klavierlack* klavierlack*|mittelkonsole|zierblende*~ppf|folie*|schutz*|schutzfolie*
      innenraum|innen|interieur_ppf ppf_innen`,
    hinted: `klavierlack|display|konsole~zerkratzt|verkratzt|kratzer|kratz*`,
  },
  wrap_full: {
    named: `vollfolier* vollfolie* komplettfolier* carwrapping* autofolier* fahrzeugfolier* ganzfolier* vollverkleb*
      vollbeklebung* farbwechsel* wechselfarbe* umfolier* gesamtfolier* komplettbekleb* vollwrap* carwrap*
      vollfol umfolierung*
      komplett*|voll|ganz*|ganzes|ganzer|gesamt*|rundum|auto|wagen|fahrzeug~folier*|foliert|foliern|folierung|wrappen|bekleben|wrap|wrapping
      voll|komplett_folier* car_wrapping* folierung_komplett full_wrap*`,
    hinted: `auto~matt~folie* auto~matt~folier* auto~mattschwarz~folie* auto~mattschwarz~folier* auto~seidenmatt~folie*
      auto~seidenmatt~folier* auto~farbe~folie* auto~farbe~folier* wagen~matt~folie* wagen~matt~folier*
      wagen~mattschwarz~folie* wagen~mattschwarz~folier* wagen~seidenmatt~folie* wagen~seidenmatt~folier*
      wagen~farbe~folie* wagen~farbe~folier* andere|neue_farbe farbe_andern|aendern umfarben|umfaerben_auto`,
  },
  wrap_part: {
    named: `teilfolier* dachfolier* haubenfolier* motorhaubenfolier* spiegelfolier* spiegelkappenfolier* innenfolier*
      zierleistenfolier* leistenfolier* interieurfolier* akzentfolier* halbfolier* mitfolier* carbonfolier*
      heckfolier* innenraumleisten* teilbekleb* teilverkleb*
      folier*|foliert|foliern|folierung|folie|carbonfolie|bekleben~motorhaube*|haube|spiegel*|spoiler*|heckspoiler*|heckklappe*|tur|tuer|turen|tueren|teil*|bauteil|leisten|zierleisten|innenleisten|saule*|saeule*|diffusor|lippe|griffe|turgriffe|tuergriffe|kotflugel|kotfluegel|stossstange*|grill|schweller*|tank|embleme|konsole|nieren|cockpit
      teil_folier*`,
  },
  wrap_roof: {
    named: `dachfolier* dachfolie* panoramadachoptik* panoramaoptik* glasdachoptik*
      dach~folier*|foliert|foliern|folie|schwarz|carbon|glanzschwarz|hochglanzschwarz|glanzend|glaenzend|wrap
      dach_folier*|schwarz|carbon schwarzes_dach`,
  },
  chrome_delete: {
    named: `chromedelete* dechrom* entchrom* chromleisten* chromleistenfolier* chromteile* shadowline* chromfolier*
      chromzierleisten* fensterleisten* blackpaket* schwarzpaket*
      chrom*|zierleisten|fensterleisten|fensterrahmen|leisten~schwarz*|folier*|foliert|weg|delete|glanzschwarz|entfernen|verschwinden|abdecken
      chrome|chrom_delete* chrom|fensterleisten|zierleisten_schwarz* shadow_line black_out*`,
    hinted: `chrom|chromteile|chromleisten~weg|hasslich|haesslich|stort|stoert|nicht|nervt`,
  },
  lettering: {
    named: `beschrift* beschriftung* fahrzeugbeschrift* autobeschrift* firmenbeschrift* werbung werbefoli*
      fahrzeugwerbung* werbebeschrift* bekleb* beklebung* aufkleber* folienschrift* klebebuchstaben* buchstaben
      logo logos schriftzug* schriftzuge* schriftzuege* startnummer* werbeaufdruck* firmenlogo*
      flottenbeschrift* plott* folienplott* hellelfenbein* magnetschild* aufschrift*`,
    hinted: `logo|telefonnummer|name|firma|firmenname|nummer|website~auto|bus|tur|tuer|turen|tueren|seite*|heck|transporter|wagen|kasten*|kastenwagen
      fuhrpark~logo`,
  },
  print_design: {
    named: `digitaldruck* druck* drucken bedruck* gestalt* gestaltung* design* layout* entwurf* entwurfe* entwuerfe*
      satzerstell* grafik* laminat* reinzeichn* digitaler_druck`,
  },
  stripes: {
    named: `rallyestreifen* rallystreifen* rennstreifen* zierstreifen* viperstreifen* seitenstreifen* designstreifen*
      streife streifensatz* streifen_folie racing_streifen`,
  },
  stickers: {
    named: `aufkleber* sticker* vignette* plakette* umweltplakette* kleber pickerl* picker feinstaubplakette*
      autokleber*`,
  },
  film_removal: {
    named: `entfolier* folienentfern* altfoli* beschriftungsentfern* altbeschrift* aufkleberentfern* vignettenentfern*
      entkleb*
      folie|folien|altfolie*|folierung*|beschriftung*|aufkleber*|schriftzug*|werbung|vignette*|embleme|emblem|ppf|pickerl|sticker|logo|kleber~entfern*|entf|runter|ablos*|abloes*|abmachen|abzieh*|weg|ab|losen|loesen|abnehmen|demontage|demontier*|ablosung|abloesung|abi|abeziehn|raus
      schriftzuge*|heckschriftzuge*~entfern*|entf|runter|ablos*|abmachen|abzieh*|weg|ab|losen|abnehmen|demontage|demontier*|ablosung|abi|abeziehn|raus
      schriftzuege*|heckschriftzuege*~entfern*|entf|runter|abloes*|abmachen|abzieh*|weg|ab|loesen|abnehmen|demontage|demontier*|abloesung|abi|abeziehn|raus
      folie|folierung|folien|beschriftung|aufkleber|vignette|schriftzug|schriftzuge|schriftzuege|klebefolie_entfern*
      alte_foli* folie_ab*|runter*`,
    hinted: `folie|folierung|ppf~lost|loest|blattert|blaettert|blasen|sprode|sproede|rissig|abgelost|abgeloest|vergilbt|wellt|schrumpft`,
  },
  glue_removal: {
    named: `kleberest* klebereste* kleberentfern* kleberuckstand* kleberueckstand* kleberuckstande* kleberueckstaende*
      klebstoff* leimrest* klebespuren* kleberuckst kleberueckst kleber_entfern*`,
    hinted: `klebt|klebrig*|pickt~noch|aufkleber|folie|vignette|reste`,
  },
  tint_full: {
    named: `scheibenton* scheibentoen* scheibentohn* rundumton* rundumtoen* komplettton* autoscheibenton*
      autoscheibentoen* fensterton* fenstertoen* scheibenfolie* scheibenfolier* tonungsfoli* toenungsfoli*
      sonnenschutzfoli* autoglaston* autoglastoen* glaston* glastoen* folienton* folientoen* autoscheiben*
      scheibe|scheiben|fenster|schiibe|schibe|fensterscheiben|autoscheiben~ton*|toen*|tone*|toene*|tonung*|toenung*|getont*|getoent*|tonig|abdunkel*|dunkel|schwarz|folie|folien|folier*|verdunkel*|tone|tint*
      scheiben|rundum|komplett_ton*|toen* tonung|toenung_komplett*|rundum alle_scheiben komplett_tonung|toenung
      scheiben_foli*`,
    hinted: `scheiben|fenster~dunkler|verdunkeln|blickdicht*|dunkle|zu`,
  },
  tint_rear: {
    named: `heckscheibe* heckscheibenton* heckscheibentoen* fondscheib*
      hinten|hintere*|hinteren|heck*|fond|hinde|hinte|hinterer~ton*|toen*|tone*|toene*|tonung*|toenung*|getont*|getoent*|scheibe*|scheiben|schiibe|folie*|verdunkel*|dunkel|abdunkel*
      tonung|toenung_hinten|heck* hinten_ton*|toen*|rum hintere_scheiben* hintere*_seitenscheib* b_saule|saeule
      fond_ton*|toen* scheibentonung|scheibentoenung|tonen|toenen_hinten ab_b_saule ab_b_saeule tonung_ab_b
      toenung_ab_b`,
    hinted: `kinder~hinten~sonne kinder~hinten~blendet kinder~hinten~schatten kinder~hinten~scheibe* kinder~sonne~sonne
      kinder~sonne~blendet kinder~sonne~schatten kinder~sonne~scheibe* baby~hinten~sonne baby~hinten~blendet
      baby~hinten~schatten baby~hinten~scheibe* baby~sonne~sonne baby~sonne~blendet baby~sonne~schatten
      baby~sonne~scheibe* hund~hinten~sonne hund~hinten~blendet hund~hinten~schatten hund~hinten~scheibe*
      hund~sonne~sonne hund~sonne~blendet hund~sonne~schatten hund~sonne~scheibe*`,
  },
  tint_front: {
    named: `fahrerscheibe* beifahrerscheibe*
      vorne|vordere*|vorderen|vorn|fahrer*|vordertur*|vorderturen~ton*|tone*|tonung*|getont*
      vorne|vordere*|vorderen|vorn|fahrer*|vordertuer*|vordertueren~toen*|toene*|toenung*|getoent*
      vorne|vordere*|vorderen|vorn|fahrer*|vordertur*|vordertuer*|vorderturen|vordertueren~scheibe|scheiben|seitenscheibe*|folie|dunkel
      vordere_scheib*|turscheib*|tuerscheib* vordere|vordere*_seitenscheib* tonung|toenung_vorne
      vorne_ton*|toen*`,
  },
  tint_windscreen: {
    named: `frontscheibe* frontscheibenton* frontscheibentoen* frontscheibenfoli* windschutzscheibenton*
      windschutzscheibentoen*
      frontscheibe*|windschutzscheibe*|frontschibe~ton*|toen*|tonung*|toenung*|folie*|getont*|getoent*|klar|hitzeschutz*|uv|foli*`,
  },
  tint_strip: {
    named: `blendstreif* sonnenblendstreif* blendkeil* frontstreif* sonnenblend* regenstreif* keil frontscheibenkeil*
      keilstreif* sonnenkeil* sonnenstreif* blendschutz* blaukeil* graukeil* sonnenschutzstreif* scheibenkeil*
      streifen|keil~frontscheibe*|windschutzscheibe*|oben|sonne*`,
    hinted: `tiefstehende|blendet|geblendet~sonne|sonnenblende*`,
  },
  tint_sunroof: {
    named: `panoramadachton* panoramadachtoen* glasdachton* glasdachtoen* schiebedachton* schiebedachtoen*
      panoramadach*|glasdach*|schiebedach*|panorama*|dachfenster*~ton*|toen*|tonung*|toenung*|getont*|getoent*|folie*|foli*|hitzeschutz*|sonnenschutz*`,
    hinted: `panoramadach*|glasdach*|dach~heiss|hitze|sonne|knallt|brennt|brutzel*|warm`,
  },
  tint_removal: {
    named: `tonungsentfern* toenungsentfern* entton* enttoen* neuton* neutoen* alttonung* alttoenung*
      tonung*|toenung*|tonungsfoli*|toenungsfoli*|scheibenfoli*|getont*|getoent*|tonfoli*|toenfoli*|altfoli*~entfern*|entf|runter|ab|alt*|alte|raus|weg|neu|erneuern|blasen|lila
      tonung*|tonungsfoli*|scheibenfoli*|getont*|tonfoli*|altfoli*~ablos*|blaschen|lost
      toenung*|toenungsfoli*|scheibenfoli*|getoent*|toenfoli*|altfoli*~abloes*|blaeschen|loest
      tonungsfolie|toenungsfolie|tonung|toenung|tonfolie|toenfolie_entfern* alte_tonung*|toenung*`,
    hinted: `scheibe*|heckscheibe|folie~blasen|blaschen|blaeschen|lila|violett|verfarbt|verfaerbt|lost|loest|wellig|abgelost|abgeloest|verkratzt
      tonung*~violett|verfarbt|wellig|abgelost|verkratzt toenung*~violett|verfaerbt|wellig|abgeloest|verkratzt`,
  },
  tint_limo: {
    named: `limousinenschwarz* limo* dunkelste* blickdicht* midnight* rabenschwarz* tiefschwarz*_ton*|toen*
      5|funf|fuenf_prozent`,
  },
  tint_mid: {
    named: `20|35|15|funfzehn|fuenfzehn|zwanzig_prozent mittlere_tonung|toenung mittel_dunkel`,
  },
  tint_legal: {
    named: `abe zulassig* zulaessig* legal* eintrag* gutachten* eintragungsfrei* tuv|tuev_frei* mit_abe`,
    hinted: `erlaubt|legal|polizei|tuv|pickerl|mfk|strafe|zulassung~ton*|ruckleuchten
      erlaubt|legal|polizei|tuev|pickerl|mfk|strafe|zulassung~toen*|rueckleuchten
      erlaubt|legal|polizei|tuv|tuev|pickerl|mfk|strafe|zulassung~scheibe*|folie*|dunkel|vorne|leuchten`,
  },
  building_film: {
    named: `gebaudefoli* gebaeudefoli* sichtschutzfoli* milchglas* burofenster* buerofenster* glasdekor* gebaude*
      gebaeude* wohnungsfenster*
      haus|wohnung|badezimmer|wintergarten|schaufenster~folie*|fenster*|ton*|toen*|sichtschutz*|sonnenschutz*
      buro~folie*|fenster*|ton*|sichtschutz*|sonnenschutz*
      buero~folie*|fenster*|toen*|sichtschutz*|sonnenschutz* fensterfolie_haus*`,
  },
  security_film: {
    named: `splitterschutz* einbruchhemm* sicherheitsfoli* einbruchschutz* durchwurf*`,
  },
  privacy: {
    named: `sichtschutz* privacy* blickdicht* privatsphare* privatsphaere*`,
    hinted: `reinschau* reinsehen reingucken reinguckt reinglotz* einsehbar hineinsehen einischaun keiner_reinsieht
      niemand_reinsehen`,
  },
  heat: {
    named: `hitzeschutz* sonnenschutz* warmeschutz* waermeschutz* uvschutz* infrarot* hitzefoli* warmedamm*
      waermedaemm* uv_schutz*`,
    hinted: `sonnenbrand blendet
      heiss|hitze|sauna|backofen|brutkasten|brutend*|bruetend*|aufgeheizt|heizt|brutzel*~auto|innen|sommer|sonne|drin|auf`,
  },
  dent_repair: {
    named: `delle dellen dell della dellae delln dellen* dellenentfern* dellenreparat* dellendruck* dellendrueck*
      dellendoktor* dellendokter parkdelle* parkdellen* beule* beulen beulendoktor* ausbeul* ausbeuln ausbeulen*
      dellenrep* parkschaden* parkrempler* drucktechnik* druecktechnik* pdr lackschadenfrei* dellentechnik*
      dalla daellae turdelle* tuerdelle* rausdruck* rausdrueck* einkaufswagendelle* knick sicke* sicken
      eindellung* eingedellt* dent* kantendelle* dull~tur|tuer smart_repair_delle*`,
    hinted: `eingedruckt* eingedrueckt* eingedallt macke* dotsch* doetsch* dotschen doetschen tutsch* tuetsch* tutschi
      tuetschi wimmerl tepscher tetscher dippel dalle datsche dulln dulle
      einkaufswagen|nachbar*|ball|fussball|kuh|pferd|fahrrad|rempler|ast|parkplatz|supermarkt|velo|kastanie*|poller|schneelawine|dachlawine~delle*|beule*|eingedruckt*|eingedrueckt*|dell|gehauen|dagegen|reingefahren|tatsch|taetsch|bums
      tur~delle*|beule*|eingedruckt*|dell|gehauen|dagegen|reingefahren|tatsch|bums
      tuer~delle*|beule*|eingedrueckt*|dell|gehauen|dagegen|reingefahren|taetsch|bums`,
  },
  hail_repair: {
    named: `hagel hagels* hagelschad* hagelschaed* hageldelle* hagelreparat* hagelkorn* hagelkorner* hagelkoerner*
      verhagelt* hagelinstand* hagelunwetter`,
    hinted: `unwetter~delle*|schaden uberall|ueberall_dellen viele_kleine_dellen`,
  },
  paint_spot_repair: {
    named: `smartrepair* smart spotrepair* spotlackier* teillackier* kleinschaden* lackschad* lackschaden*
      lackschaeden* lackreparat* lackausbesser* ausbesser* ausbessern beilackier* beilackieren lackstift*
      auftupf* tupf* klarlackschad* lackplatz* beispritz* lackierarbeit* smart|spot_repair*
      spot|kratzer|teil|bauteil_lackier* lack_reparat*`,
    hinted: `klarlackabplatz* klarlackablos* klarlackabloes* abplatzer*
      lack|klarlack~blattert|blaettert|platzt|abgeplatzt|lost|loest|grundierung|blech|blank|blasen|ab|abgeblattert|abgeblaettert|macke*
      bis_aufs_blech bis_zur_grundierung auf_die_grundierung`,
  },
  bumper_repair: {
    named: `stossstangenrep* stossfangerrep* stossfaengerrep* stossstangenreparat* stossfangerreparat*
      stossfaengerreparat* stossfangerecke* stossfaengerecke*
      stossstange*|stossfanger*|stossfaenger*|frontstossstange*|heckstossstange*|schurze*|schuerze*|stossi~repar*|lackier*|rep|kratzer|schramme*|riss|ecke|ausbessern|smart|schweissen|spachtel*|kleben|spot*
      stossstange_lackier*|reparier* stossfanger|stossfaenger_lackier*`,
    hinted: `stossstange*|stossfanger*|stossfaenger*|schurze|schuerze~kaputt|gerissen|angefahren|zerkratzt|verkratzt|gebrochen|poller|mauer
      stossstange*|stossfanger*|schurze~eingedruckt|hangt|hangen
      stossstange*|stossfaenger*|schuerze~eingedrueckt|haengt|haengen`,
  },
  stone_chip_paint: {
    named: `steinschlagreparat* steinschlage* steinschlaege* lackstift* auftupf* steinschlag steinschlagschad*
      steinschlagschaed* lackabplatz*
      steinschlag*|steinschlage*|steinschlaege*~lack*|haube|motorhaube|ausbessern|tupf*|front|lackstift|auftupfen|stossstange
      steinschlag_ausbesser*|lack*|tupf* steinschlag*_motorhaube`,
    hinted: `abgeplatzt|abplatzer|macken|punkte|locher|loecher~haube|motorhaube|front|lack`,
  },
  respray: {
    named: `ganzlackier* neulackier* komplettlackier* volllackier* umlackier* autolackier* innenlackier* teilelackier*
      nachlackier* ganz|komplett_lackier* lackierung_komplett`,
  },
  paint: {
    named: `*lackier* lackieren lackiert* lackierung* lack spritzen spritzlack* klarlack* hochtemperaturlack*
      grundier* streichen anstrich*`,
  },
  glass_chip: {
    named: `scheibenreparat* scheibereparat* glasreparat* windschutzscheibenreparat* frontscheibenreparat*
      steinschlagreparat* autoglas* scheibenrep* harzreparatur*
      steinschlag*|riss|sprung|loch|krater|macke|steischlag~scheibe|frontscheibe*|windschutzscheibe*|glas|schiibe|windschutzscheib
      steinschlagreparat*_scheibe scheibe_reparier*`,
    hinted: `carglass stein|steinchen|lkw|split|rollsplitt~scheibe|frontscheibe|windschutzscheibe`,
  },
  glass_replace: {
    named: `scheibentausch* scheibenwechsel* frontscheibentausch* scheibenaustausch* scheibenersatz*
      scheibe*|frontscheibe*|windschutzscheibe*|glas~tausch*|austausch*|wechsel*|ersetz*|erneuer*|neu|neue|einbau
      scheibe_tauschen neue_scheibe|frontscheibe`,
    hinted: `einbruch
      scheibe|frontscheibe|fenster|windschutzscheibe~zerbrochen|eingeschlagen|kaputt|gesprungen|zersplittert`,
  },
  adas: {
    named: `kalibrier* adas* kamerakalibrier*`,
  },
  burn_hole: {
    named: `brandloch* brandlocher* brandloecher* brandfleck* zigarettenloch* brandlochreparat* brandstelle*
      schmorfleck* zigarettenbrand* brandlochrep* polsterloch*
      zigarette*|kippe|glut|tschick|joint|asche~loch|locher|loecher|brand*|verbrannt|gebrannt|polster|sitz*|gefallen
      brand_loch*`,
  },
  tear_repair: {
    named: `riss risse rissreparat* nahen naehen genaht genaeht nachnah* nachnaeh* naht nahte naehte nahtreparat*
      polsterreparat* sitzreparat* polsterloch* flicken stoffreparat* sattler* sattlerei* beziehen bezug
      sitzbezug* sitzbezuge* sitzbezuege* aufpolster* bezugserneuer* sitzflache* sitzflaeche*
      sitz|sitze|polster|stoff|naht|lehne|bezug|ruckbank|rueckbank|teppich~riss|risse|loch|gerissen|flicken|aufgerissen|zerrissen|aufgeplatzt|durchgescheuert|aufgegangen|beziehen|offen|kaputt|schaden|repar*
      sitz|sitze|polster|stoff|naht|lehne|bezug|ruckbank|teppich~locher|nahen
      sitz|sitze|polster|stoff|naht|lehne|bezug|rueckbank|teppich~loecher|naehen neu_bezieh* loch_sitz*
      lehne_beziehen`,
  },
  plastic_repair: {
    named: `kunststoffreparat* plastikreparat* kunststoffschweiss* armaturenbrettreparat* cockpitreparat*
      kunststoff*|armaturen*|plastik*|cockpit*|konsole|mittelkonsole|verkleidung~repar*|loch|locher|loecher|riss|gerissen|gebrochen|kaputt|kratzer|zerkratzt|schweissen|rep|beziehen
      kunststoff_reparier*`,
  },
  headliner_repair: {
    named: `dachhimmelreparat* himmelreparat* himmelbezug* himmelbespann*
      himmel|dachhimmel*|autohimmel~beziehen|neu|repar*|hangt|haengt|kleben|einkleben|durchhangt|durchhaengt|bezug|bespannen|erneuer*
      himmel|dachhimmel_bezieh*|neu* himmel_erneuer*`,
    hinted: `himmel|dachhimmel*|stoff|decke~runter|durchhang*|durchhaeng*|lost|loest|kopf|sackt|fallt|faellt|herunter
      stoff|decke~hangt|haengt`,
  },
  buttons: {
    named: `knopfe* knoepfe* tasten schalter tastenreparat* softlack*
      knopfe|knoepfe|tasten|schalter|griffe~klebrig|kleben|abgenutzt|abgegriffen|softlack
      klebrige_knopfe*|knoepfe* klebriger_kunststoff*`,
  },
  gear_gaiter: {
    named: `schaltsack* schaltknauf* schaltmanschette* handbremsmanschette* schalthebel* handbremse handbremshebel*
      schaltbalg* manschette*`,
  },
  bed_liner: {
    named: `ladeflachenbeschicht* ladeflaechenbeschicht* laderaumbeschicht* kofferraumbeschicht* pritschenbeschicht*
      raptor* bedliner* ladeflachenschutz* ladeflaechenschutz* laderaumauskleid*`,
  },
  soft_top_clean: {
    named: `verdeckreinig* verdeckpflege* verdeckwasche* verdeckwaesche* cabriodachreinig* verdeckaufbereit*
      cabrioverdeck* stoffdachreinig* cabriodachpflege* dachreinig* cabriopflege*
      verdeck*|cabriodach*|stoffdach*|softtop*|cabrioverdeck*|kabriodach*|faltdach*|rolldach*|stoffverdeck*|kabrio|cabrio~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|pfleg*|aufbereit*|moos|grun*|gruen*
      verdeck_reinig*`,
    hinted: `verdeck*|stoffdach*|cabriodach*|cabrio*|rolldach~moos*|algen|dreckig|fleckig|grunspan|gruenspan|grunbelag|gruenbelag|schimmel*|verdreckt|ausgeblichen
      cabrio*|rolldach~grun*|gruen*`,
  },
  soft_top_coat: {
    named: `verdeckversiegel* verdeckimpragn* verdeckimpraegn* cabriodachimpragn* cabriodachimpraegn*
      stoffdachimpragn* stoffdachimpraegn* stoffdachversiegel* verdeckschutz* verdeckfarb* verdeckfaerb*
      cabrioversiegel*
      verdeck*|cabriodach*|stoffdach*|cabrioverdeck*|softtop*|cabrio|kabrio|stoffverdeck*|rolldach*|faltdach*|persenning*|vorzelt*~impragn*|impraegn*|versiegel*|versiegelt|dicht|farben|faerben|nachfarb*|nachfaerb*|wasserdicht|impr|beschicht*
      verdeck_impragn*|impraegn*|versiegel*`,
    hinted: `verdeck|stoffdach|cabriodach~undicht|saugt|wasser|nass|perlt`,
  },
  rustproof: {
    named: `rostschutz* unterbodenschutz* rostvorsorge* korrosionsschutz* rostvorbeug* hohlraumversiegel*
      hohlraumkonserv* konservierung* unterbodenversiegel* unterbodenkonserv* unterbodenbeschicht* rostsanier*
      entrost* entrostung* seilfett* fluidfilm* dinitrol* permafilm* sandersfett sanders fettkonserv*
      wachskonserv* rostbehandl* hohlraum* lanolin* rostumwandl* tectyl* bitumenschutz* unterbodensanier*
      unterboden*|chassis|rahmen~schutz|konserv*|versiegel*|wachs*|fett|fetten|rost*|beschicht*
      unterboden_konserv* fluid_film* mike_sander* steinschlagschutz_unterboden`,
    hinted: `rost|rostet|rostig|gammel*|durchgerostet|rosten~unten|unterboden|schutz|vorbeugen|stoppen|schweller*|radlauf*|rahmen|winter|schutzen|schuetzen`,
  },
  cavity_wax: {
    named: `hohlraum* hohlraume* hohlraeume* hohlraumversiegel* hohlraumkonserv* hohlraumwachs* hohlraumfett*
      hohlraumschutz* endoskop* fluten`,
  },
  undercoat: {
    named: `unterbodenschutz* unterbodenversiegel* unterbodenbeschicht* unterbodenkonserv* ubs`,
  },
  dry_ice: {
    named: `trockeneis* trockeneisreinig* trockeneisstrahl* eisstrahl* trocken_eis co2_strahl* dry_ice*`,
  },
  steam: {
    named: `dampf dampfreinig* dampfen trockendampf* heissdampf* dampfstrahl* dampfsauger* dampft abdampf*
      heisswasser* bedampf* dampfwasche* dampfwaesche*`,
  },
  tyre_change: {
    named: `reifenwechsel* radwechsel* raderwechsel* raederwechsel* pneuwechsel* umsteck* umstecken* radumsteck*
      winterreifen* sommerreifen* winterrader* winterraeder* sommerrader* sommerraeder* ummontier* aufzieh*
      reifenmontage* reifenumzug radertausch* raedertausch* radtausch* winterpneu* sommerpneu* umrust* umruest*
      reifenservice*
      reifen|rader|raeder|pneu|pneus|rad~wechsel*|wechsle*|umsteck*|tausch*|montier*|montage|aufzieh*|umzieh*|draufmachen
      reifen|rader|raeder_wechsel*`,
  },
  tyre_storage: {
    named: `reifeneinlager* radereinlager* raedereinlager* radeinlager* einlager* einlagern* einlagerung* reifenhotel*
      raderhotel* raederhotel* radhotel* pneuhotel* reifenlager* reifendepot* raderdepot* raederdepot*`,
  },
  tyre_repair: {
    named: `reifenreparat* reifenpanne* reifenflick* pneureparat* platten plattfuss*
      reifen|pneu|reifn~flick*|repar*|loch|platt|platten|nagel|schraube|luft|patschen reifen_flick*`,
    hinted: `patschen verliert_luft nagel_im_reifen schraube_im_reifen`,
  },
  wheel_balance: {
    named: `wucht* wuchten* auswucht* gewuchtet* reifenwucht* radwucht* unwucht* achsvermess* spureinstell*`,
    hinted: `lenkrad~zittert|vibriert|flattert|wackelt`,
  },
  oil_change: {
    named: `olwechsel* oelwechsel* olservice* oelservice* olfilter* oelfilter* motorol* motoroel* olwechs oelwechs
      ol|oel_wechsel*`,
  },
  chain_lube: {
    named: `kette ketten kettenpflege* kettenreinig* kettenfett* kettenspray* kettenol* kettenoel* kettenschmier*
      kette~fett*|schmier*|ol*|oel*|reinig*|pfleg*|spannen|putzen kette_schmier*|fett*`,
    hinted: `kette~trocken|rostig|quietsch*|verdreckt|rasselt`,
  },
  cabin_filter: {
    named: `pollenfilter* innenraumfilter* luftfilter* aktivkohlefilter* filter filterwechsel* filtertausch*`,
  },
  battery: {
    named: `batterie* batteriepflege* autobatterie* erhaltungslad* batterielad* starthilfe* zusatzakku*`,
  },
  bulb: {
    named: `leuchtmittel* gluhbirne* gluehbirne* gluhlampe* gluehlampe* birne birnen led xenon* standlicht*
      kennzeichenbeleuchtung* led_umrust*|umruest*|nachrust*|nachruest*`,
  },
  audio: {
    named: `carplay* radio autoradio* lautsprecher* subwoofer* hifi* soundsystem* musikanlage* android_auto`,
  },
  dashcam: {
    named: `dashcam* autokamera* blackvue viofo hardwire* nextbase thinkware dash_cam*`,
  },
  camera_fit: {
    named: `ruckfahrkamera* rueckfahrkamera* ruckfahrkam* rueckfahrkam* kamera* parksensor* parkpilot* einparkhilfe*
      nachrust* nachruest* nachrustung* nachruestung*`,
  },
  starlight: {
    named: `sternenhimmel* ambiente* ambientebeleucht* ambientlicht* innenraumbeleucht* sternhimmel*`,
  },
  soundproof: {
    named: `dammung* daemmung* dammen daemmen schalldamm* schalldaemm* gerauschdamm* geraeuschdaemm* larmschutz*
      laermschutz* turdamm* tuerdaemm* alubutyl* entdrohn* entdroehn* schallschutz* larmdamm* laermdaemm*`,
    hinted: `windgerausch* windgeraeusch* abrollgerausch* abrollgeraeusch* scheppert* klappert* zu_laut_innen`,
  },
  antifreeze_wash: {
    named: `frostschutz* scheibenwasch* wischwasser* scheibenfrost* scheibenreinigungsmittel* scheibenfrostschutz*
      winterscheiben* kuhlmittel* kuehlmittel* waschwasser*`,
  },
  wipers: {
    named: `wischer* scheibenwisch* wischerblatt* wischerblatter* wischerblaetter* scheibenwischer*`,
  },
  boat_hull: {
    named: `rumpf* rumpfpolitur* rumpfreinig* rumpfwasche* rumpfwaesche* bootspolitur* bootsreinig* bootspflege*
      bootsaufbereit* bootswasche* bootswaesche* gelcoat* gfk* unterwasserschiff* wasserpass* bootsrumpf*
      gelcoatpolitur* yachtpflege* yachtpolitur* uberwasser* ueberwasser* bordwand* freibord*
      boot|boots|yacht|jacht|rumpf|gelcoat|gfk|segelboot|motorboot~*polier*|*politur*|*reinig*|waschen|versiegel*|wachs*|aufbereit*|keramik*
      boot_polier*|reinig*`,
    hinted: `auskreid*
      boot|rumpf|gelcoat|yacht~kreidet|kreidig|kreideschleier|stumpf|matt|vergilbt|grun|gruen|algen|ausgekreidet|verwittert|muscheln`,
  },
  teak_deck: {
    named: `teak* teakdeck* teakholz* deckreinig* deck bootsdeck* teakpflege* stabdeck* deck_schrubb*|reinig*
      teak_ol*|oel*`,
  },
  antifouling: {
    named: `antifouling* unterwasseranstrich* bewuchs* bewuchsschutz* anti_fouling antifouling_anstrich`,
  },
  isinglass: {
    named: `persenning* bootspersenning* sprayhood* bimini* plane planen winterplane* bootsplane* kuchenbude*
      plastikscheibe* acrylfenster* plexiglas* dachhaube*`,
  },
  awning_clean: {
    named: `markise* markisenreinig* vorzelt* vorzeltreinig* vorzlt sonnensegel* markisentuch* zelt dachzelt*
      aufstelldach* zeltdach* zeltreinig* persenning* plane*`,
    hinted: `vorzelt|markise|plane|persenning~grun*|gruen*|schimmel*|stockfleck*|moos|algen|dreckig`,
  },
  caravan_wash: {
    named: `wohnmobilwasche* wohnmobilwaesche* wohnwagenwasche* wohnwagenwaesche* wohnmobilreinig* wohnwagenreinig*
      womo* wowa* campingwasche* campingwaesche* wohnmobilpflege* wohnwagenpflege* caravanwasche*
      caravanwaesche* caravanpflege* wohnmobilaufbereit*
      wohnmobil*|wohnwagen*|womo|wowa|camper*|caravan*|campingbus*|kastenwagen*|reisemobil*~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|waschn|*wasche|*waesche|polier*|politur|pfleg*|aufbereit*|aussen*|dach*`,
    hinted: `wohnmobil|wohnwagen|womo|wowa|camper~grun*|gruen*|moos*|algen|regenstreifen|streifen|schwarze|verdreckt|dreckig|gestanden`,
  },
  motorhome_inside: {
    named: `wohnbereich* wohnraum* kajute* kajuete* kabine* wohnkabine* sitzgruppe* aufbau_innen
      wohnmobil|wohnwagen_innen*`,
  },
  truck_wash: {
    named: `lkwwasche* lkwwaesche* lkwreinig* zugmaschine* sattelzug* auflieger* nutzfahrzeugwasche*
      nutzfahrzeugwaesche* fahrerhausreinig* kuhlauflieger* kuehlauflieger* baustellenfahrzeug*
      lkw*|lastwagen*|truck*|sattelzug*|auflieger*|zugmaschine*|bus|reisebus|camion|laster|brummi~*reinig*|putz*|geputzt|wasch*|gewaschen|shampoo*|schamp*|sauber*|saeuber*|*wasche|*waesche|aufbereit*|pfleg*
      lkw_wasche*|waesche*|wasch*|reinig*|aufbereit* aussenwasche|aussenwaesche_lkw`,
  },
  washout: {
    named: `kuhlkoffer* kuehlkoffer* trockenkoffer* silo* silowagen* tankinnenreinig* tankreinig* kofferreinig*
      laderaumwasche* laderaumwaesche* besenrein auflieger_innen* innenwasche|innenwaesche_auflieger`,
  },
  livestock_wash: {
    named: `viehtransport* pferdeanhanger* pferdeanhaenger* pferdetransport* tiertransport* viehwagen* viehanhanger*
      viehanhaenger* rossanhanger rossanhaenger`,
  },
  metal_polish: {
    named: `chrompolitur* chrompflege* alupolitur* aluteile* edelstahlpolitur* edelstahl* metallpolitur* endrohr*
      endrohre* chromrohr* chrombedampf* aluhaut* messing* beschlage* beschlaege*
      chrom*|alu|aluminium|edelstahl*|auspuff*|metall|tank*|alutank*|eloxal*|zierleisten|endrohre~*polier*|*politur*|aufarbeit*|glanz*|glaenz*
      chrom|alu|auspuffblende*|auspuff_polier*`,
    hinted: `chrom*|auspuff*|endrohr*|alu*|zierleisten|eloxal~angelaufen|stumpf|rost*|matt|blau|milchig|wasserflecken|fleckig`,
  },
  pickup_delivery: {
    named: `abhol* abholung* abgeholt* abholen* bring bringen bringservice* bringdienst* hol holservice* holdienst*
      lieferung* zustell* uberfuhr* ueberfuehr* ruckbring* rueckbring* liefern hol_bring* hol_und_bring*`,
    hinted: `holen|abholen|bringen|holt|bringt|hinbringen|zuruckbringen|zurueckbringen~auto|wagen|arbeit|zuhause|firma|mich|wieder|fahrzeug|ihr|sie
      kann_nicht_bringen`,
  },
  call_out: {
    named: `anfahrt* anfahrtspauschale* wegpauschale* mobil mobile mobiler vorort hausbesuch* fahrtkosten* anreise*
      mobilservice* kilometerpauschale* vor_ort km_pauschale`,
    hinted: `kommen|kommt|kommst~zuhause|hause|firma|buro|buero|ort|vorbei|heim|tiefgarage|hof|mir kein_wasser|strom
      bei_mir_zuhause zu_mir_kommen zu_mir_nach vor_der_haustur vor_der_haustuer`,
  },
  express_fast: {
    named: `express* schnell* schnelle schneller eilig* eil eilzuschlag* blitz* kurzfristig* sofort* notdienst*
      expresszuschlag* 24h schnellservice* samstag* wochenende* gleicher_tag 24_stunden am_selben_tag`,
    hinted: `heute dringend* asap pressiert* schleunigst schnellstens noch_heute moglichst|moeglichst_bald
      zum|drauf_warten bis_morgen so_bald_wie`,
  },
  winter_storage: {
    named: `einwinter* uberwinter* ueberwinter* winterlager* winterquartier* stellplatz* stellplatze* stellplaetze*
      einstell* einstellen* fahrzeuglager* winterschlaf* auswinter* unterstell* hallenplatz* ausgeschlafen*
      garagenplatz*`,
  },
  subscription: {
    named: `abo abos waschabo* abonnement* flat flatrate* waschflat* monatskarte* jahreskarte* monatsabo* waschclub*
      club mitglied* monatlich* wochentlich* woechentlich* zweimonatlich* regelmassig* regelmaessig* pflegeabo*
      pflegevertrag* wartungsvertrag* dauerauftrag* saisonkarte* jahrespaket* jahreszahlung* waschkarte*
      zehnerkarte* jahresabo* 14_tagig*|taegig* 10er_karte`,
    hinted: `jeden~monat~waschen jeden~monat~reinigen jeden~monat~putzen jeden~monat~kommen jeden~monat~wasche
      jeden~monat~waesche jeden~monat~pflege jeden~woche~waschen jeden~woche~reinigen jeden~woche~putzen
      jeden~woche~kommen jeden~woche~wasche jeden~woche~waesche jeden~woche~pflege jeden~wochen~waschen
      jeden~wochen~reinigen jeden~wochen~putzen jeden~wochen~kommen jeden~wochen~wasche jeden~wochen~waesche
      jeden~wochen~pflege jeden~monate~waschen jeden~monate~reinigen jeden~monate~putzen jeden~monate~kommen
      jeden~monate~wasche jeden~monate~waesche jeden~monate~pflege jede~monat~waschen jede~monat~reinigen
      jede~monat~putzen jede~monat~kommen jede~monat~wasche jede~monat~waesche jede~monat~pflege
      jede~woche~waschen jede~woche~reinigen jede~woche~putzen jede~woche~kommen jede~woche~wasche
      jede~woche~waesche jede~woche~pflege jede~wochen~waschen jede~wochen~reinigen jede~wochen~putzen
      jede~wochen~kommen jede~wochen~wasche jede~wochen~waesche jede~wochen~pflege jede~monate~waschen
      jede~monate~reinigen jede~monate~putzen jede~monate~kommen jede~monate~wasche jede~monate~waesche
      jede~monate~pflege alle~monat~waschen alle~monat~reinigen alle~monat~putzen alle~monat~kommen
      alle~monat~wasche alle~monat~waesche alle~monat~pflege alle~woche~waschen alle~woche~reinigen
      alle~woche~putzen alle~woche~kommen alle~woche~wasche alle~woche~waesche alle~woche~pflege
      alle~wochen~waschen alle~wochen~reinigen alle~wochen~putzen alle~wochen~kommen alle~wochen~wasche
      alle~wochen~waesche alle~wochen~pflege alle~monate~waschen alle~monate~reinigen alle~monate~putzen
      alle~monate~kommen alle~monate~wasche alle~monate~waesche alle~monate~pflege`,
  },
  voucher: {
    named: `gutschein* geschenkgutschein* geschenkkarte* geschenk* wertgutschein*`,
    hinted: `geburtstag|weihnachten|geschenk|schenken|verschenken|vatertag|uberraschung|ueberraschung|papa|ostern~geschenk|schenken|verschenken|gutschein|mann|frau|vater|geburtstag|wash*|auto`,
  },
  gift: {
    named: `geschenk* schenken verschenk*`,
  },
  sale_prep: {
    named: `verkaufsaufbereit* verkaufsfertig* verkaufsvorbereit* occasionsaufbereit* gebrauchtwagenaufbereit* verkauf
      verkaufspaket* handleraufbereit* haendleraufbereit* verkaufspflege* wiederverkauf* verkaufsreinig*
      occasion* gebrauchtwagen* verkaufspolitur* verkaufsbereit*`,
    hinted: `verkaufen verkauft verkaufe verkaufn verkaufa inserier* inserat* willhaben autoscout* tutti inzahlung*
      eintausch* kaufer* kaeufer* losschlagen loswerden eintauschen mobile_de zum_verkauf
      probefahrt_kaufer|kaeufer`,
  },
  lease_return: {
    named: `leasing* leasingruckgabe* leasingrueckgabe* leasingrucklaufer* leasingruecklaeufer* leasingaufbereit*
      leasingende* ruckgabe* rueckgabe* rucklaufer* ruecklaeufer* leasingcheck* mietruckgabe* mietrueckgabe*
      fahrzeugruckgabe* fahrzeugrueckgabe* ruckgabecheck* rueckgabecheck* leasingfahrzeug*
      leasing_ruckgabe|rueckgabe`,
    hinted: `zuruckgeben zurueckgeben
      leasing*|firmenwagen|dienstwagen|mietwagen|geleast*~zuruck*|zurueck*|abgeben|ende|endet|ruckgabe|rueckgabe|lauft|laeuft|zuruckgeben|zurueckgeben|geht|retour|abgabe
      muss_zuruck|zurueck auto_abgeben`,
  },
  new_car_prep: {
    named: `neuwagen* neuwagenversiegel* neuwagenaufbereit* neuwagenpaket* neuwagenschutz* neufahrzeug* auslieferungs*
      neuwagenpflege* fabrikneu* neues_auto`,
    hinted: `neu|neues|neuer|neuen|nigelnagelneu*|fabrikneu*~auto|wagen|gekauft|handler|haendler|autohaus|abgeholt|bekommen|kriege|tesla|bmw|audi
      frisch_vom_handler frisch_vom_haendler frisch_vom_werk`,
  },
  full_package: {
    named: `komplettaufbereit* komplettaufb* komplettpaket* komplettpflege* komplettreinig* komplettprogramm*
      komplettservice* vollaufbereit* fahrzeugaufbereit* autoaufbereit* aufbereitung* aufbereiten* aufbereitng*
      plettpflege rundumpaket* rundumpflege* rundumsorglos* premiumaufbereit* vollprogramm* komplettset*
      premiumpaket* fahrzeugpflege* autopflege* wellness* fahrzeugreinig* autoreinig* wagenpflege*
      intensivpflege* kombipaket* fruhjahrsputz* fruehjahrsputz* fruhjahrs* fruehjahrs* fruhlings* fruehlings*
      wohlfuhl* wohlfuehl*
      komplett*|kompl|kpl|voll|rundum|ganz*~aufbereit*|*reinig*|pfleg*|paket|programm|putzen
      komplett|voll|kompl|kpl_aufbereit* rundum_sorglos* alles_drin`,
    hinted: `blitzblank* picobello tiptop herricht* hergerichtet* makellos wie_neu|neuwagen alles|schick_machen
      volles|volle_programm einmal_alles|komplett alles_einmal auf_vordermann|hochglanz|glanz rundum_sorglos
      tip_top wie_aus_dem das_ganze_programm von_a_bis`,
  },
  maintenance_wash: {
    named: `pflegewasche* pflegewaesche* unterhaltswasche* unterhaltswaesche* wartungswasche* wartungswaesche*
      erhaltungspflege* folgepflege* nachpflege* unterhaltspflege* folienwasche* folienwaesche* schonwasche*
      schonwaesche* keramikwasche* keramikwaesche* wartung* unterhaltsreinig* erhaltungswasche*
      erhaltungswaesche* nachsorge* coatingwasche* coatingwaesche* ph_neutral*`,
  },
  consultation: {
    named: `beratung* beraten besichtig* begutacht* check kontrolle* inspektion* einschatz* einschaetz* fahrzeugcheck*
      beratungs* begutachtung* sichtung*`,
    hinted: `anschauen angucken druberschauen drueberschauen empfehlen empfehlung* vorbeikommen_anschauen
      was_empfehl*|ratet`,
  },
  offer: {
    named: `angebot* kostenvoranschlag* offerte* kva preisliste* voranschlag*`,
  },
  discount: {
    named: `rabatt* nachlass* aktion aktionen bestpreis* sonderpreis* mengenrabatt* skonto* doppelpack*`,
  },
  insurance: {
    named: `versicherung* kasko* teilkasko* vollkasko* schadenfall* selbstbehalt* selbstbeteil* gutachter*`,
  },
  courtesy_car: {
    named: `ersatzwagen* ersatzauto* leihwagen* mietwagen* ersatzfahrzeug* leihauto* leihrad* leihrader* leihraeder*
      werkstattersatz*`,
  },
  towing: {
    named: `abschlepp* pannenhilfe* abgeschleppt* bergung*`,
  },
  photo_shoot: {
    named: `foto* fotos fotoshoot* fotoshooting* fotografie* verkaufsfoto* verkaufsbilder* fotoservice* bilder_machen`,
  },
  self_wash: {
    named: `lanzenbox* waschbox* selbstwasch* jeton* waschplatz* waschplatze* waschplaetze* selbstbedien*
      schaumburste* schaumbuerste* waschmunze* waschmuenze* osmose* osmosewasser* burste buerste
      sb_wasch*|box|waschen`,
  },
  auto_wash: {
    named: `waschanlage* waschstrasse* portal* portalwasche* portalwaesche* portalwasch* burstenwasche*
      buerstenwaesche* maschinenwasche* maschinenwaesche* textilwasche* textilwaesche* waschtunnel*`,
  },
  fleet: {
    named: `flotte* fuhrpark* firmenwagen* firmenfahrzeug* dienstwagen* firmenflotte* poolfahrzeug* geschaftswagen*
      geschaeftswagen*`,
  },
  rodent: {
    named: `marder* marderschad* marderspuren* mause* maeuse* mausegeruch* maeusegeruch* maus ratte* ratten mausekot*
      maeusekot* marderschutz* marderabwehr* marderbiss* mausenest* maeusenest*`,
  },
  moss: {
    named: `moos* algen* grunspan* gruenspan* grunbelag* gruenbelag* flechten* moosentfern* algenentfern*
      grunspanentfern* gruenspanentfern* vermoost* bemoost* grunschleier* gruenschleier*`,
    hinted: `grun*|gruen*|gruner|gruener|grune|gruene|moos*~dach|dichtung*|fenster*|verdeck|rand|gummi*|belag|wohnwagen`,
  },
  inspection_de: {
    named: `tuv* tuev* hu pickerl* mfk* hauptuntersuch* vorfuhr* vorfuehr* prufung|pruefung_mfk mfk_bereit*`,
  },
  body: {
    named: `karosserie* lack lackes lacken aussen* aussenhaut* blech* karosse* aussn exterieur* lackoberflache*
      lackoberflaeche*`,
  },
  glass: {
    named: `scheibe* scheiben glas glaser glaeser fenster* fensta schiibe schibe *scheibe* autoglas* fensterscheibe*
      verglas*`,
  },
  all_glass: {
    named: `rundum* rundumverglas* ringsum* rundherum* alle|samtliche|saemtliche_scheiben alle_fenster|glaser|glaeser
      alli_schiibe komplette_verglas*`,
  },
  windscreen: {
    named: `frontscheibe* windschutzscheib* frontfenster* vorderscheibe* frontschibe frontschiibe windschutz* wss
      vorderfenster*`,
  },
  rear_window: {
    named: `heckscheib* heckfenster* ruckscheib* rueckscheib* heckschiibe* ruckfenster* rueckfenster* heckschibe*
      kofferraumfenster* hintere_scheibe`,
  },
  front_side_windows: {
    named: `fahrerscheib* beifahrerscheib* vorderturscheib* vordertuerscheib* fahrerfenster* beifahrerfenster*
      vordere*_seitenscheib* vordere_scheib*|turscheib*|tuerscheib*|fenster seitenscheiben_vorn*|vorne
      scheiben_vorn* vorderen_seitenscheib*|scheib* fahrer_und_beifahrer`,
  },
  rear_side_windows: {
    named: `fondscheib* seitenscheib* kofferraumseiten* hintere*|hinteren_seitenscheib*
      hintere|hinteren_scheib*|fenster hintere_turscheib*|tuerscheib* seitenscheiben|scheiben_hinten`,
  },
  side_windows: {
    named: `seitenscheib* seitenfenster* turscheib* tuerscheib* turfenster* tuerfenster* seitliche_scheib*`,
  },
  quarter_glass: {
    named: `dreiecksfenster* dreieckfenster* dreiecksscheib* dreieckscheib* eckfenster* ausstellfenster* dreieck*
      schiebefenster* bullauge* kleine_dreieck*`,
  },
  sunroof: {
    named: `schiebedach* panoramadach* glasdach* panorama* panodach* sonnendach* dachfenster* glasschiebedach* pano`,
  },
  headlights: {
    named: `*scheinwerfer* scheinw schweinwerfer* skeinwerfer* lampen lampe lichter frontlicht* frontlampe*
      vorderlicht* hauptscheinwerf* streuscheibe* vordere_lampen`,
  },
  taillights: {
    named: `ruckleuchte* rueckleuchte* rucklicht* ruecklicht* heckleuchte* schlussleuchte* bremsleuchte* bremslicht*
      schlusslicht* hecklicht* rucklampe* ruecklampe* hecklampe* hintere_lampen`,
  },
  fog_lights: {
    named: `nebelscheinwerf* nebelsch nebellampe* nebelleuchte* neblers tagfahrlicht*`,
  },
  marker_lights: {
    named: `blinker* seitenblinker* seitenmarkier*`,
  },
  hood: {
    named: `motorhaube* motorhaubn haube hauben haubn mhaube fronthaube* kuhlerhaube* kuehlerhaube* hauba haubae
      motorhube m_haube`,
  },
  front_bumper: {
    named: `frontstossstang* frontstossfang* frontstossfaeng* stossstange* stossfanger* stossfaenger* frontschurze*
      frontschuerze* schurze* schuerze* stossi frontlippe* stosstange* vordere_stossstange|stosstange
      stossstange|stossfanger|stossfaenger_vorn*`,
  },
  rear_bumper: {
    named: `heckstossstang* heckstossfang* heckstossfaeng* stossstange* stossfanger* stossfaenger* heckschurze*
      heckschuerze* schurze* schuerze* stosstange* diffusor* hintere_stossstange
      stossstange|stossfanger|stossfaenger_hinten`,
  },
  fender: {
    named: `kotflugel* kotfluegel* kotfluegel kotflugl kotfluegl seitenwand* seitenwande* seitenwaende* seitenteil*
      kotfluga kotfluegae spritzwand schutzblech* hinterer|vorderer_kotflugel|kotfluegel`,
  },
  front_end: {
    named: `front vorderfront* frontbereich* schnauze* vorderteil* frontpartie* vorderwagen* vorne nase fronten`,
  },
  half_front: {
    named: `teilfront* haubenkante* halbe|teil_front halbe|drittel_haube halbe|halben_motorhaube
      halbe_kotflugel|kotfluegel vorderes_drittel`,
  },
  full_front: {
    named: `vollfront* volle|komplette|ganze|full_front ganze_haube ganze|komplette_motorhaube frontpaket_komplett`,
  },
  mirrors: {
    named: `spiegel spiegeln spiegelkappe* aussenspiegel* spiegelgehause* spiegelgehaeuse* seitenspiegel* ruckspiegel*
      rueckspiegel* spiegelabdeck* spiegelschale*`,
  },
  roof: {
    named: `dach dachs daches dachflache* dachflaeche* autodach* fahrzeugdach* dachhaut*`,
  },
  doors: {
    named: `tur tuer ture tuere turen tueren fahrertur* fahrertuer* beifahrertur* beifahrertuer* vordertur*
      vordertuer* hecktur* hecktuer* schiebetur* schiebetuer* turl tuerl hintertur* hintertuer* autotur*
      autotuer* turblatt* tuerblatt* flugeltur* fluegeltuer* tur|tuer_links|rechts`,
  },
  door_edges: {
    named: `turkante* tuerkante* turkanten* tuerkanten* turkantenschutz* tuerkantenschutz* kante kanten`,
  },
  door_handles: {
    named: `turgriff* tuergriff* turgriffe* tuergriffe* griffe griff turschnalle* tuerschnalle* schnallen aussengriff*
      turfalle* tuerfalle* turoffner* tueroeffner*`,
  },
  door_cups: {
    named: `griffmulde* griffmulden* turgriffmulde* tuergriffmulde* turmulde* tuermulde* griffschale* griffschalen*
      mulde mulden`,
    hinted: `fingernagel|nagel~turgriff*|griff*|griffe fingernaegel|naegel~tuergriff*|griff*|griffe
      ring|kratzer~turgriff*|tuergriff*|griff*|griffe`,
  },
  sills: {
    named: `schweller* seitenschweller* einstieg einstiege einstiegen einstiegsleiste* einstiegsleisten* turschweller*
      tuerschweller* tureinstieg* tuereinstieg* trittleiste* einstiegsbereich* trittbrett* trittstufe*
      schwellerleiste*`,
  },
  trunk_lid: {
    named: `heckklappe* kofferraumdeckel* heckdeckel* kofferdeckel* hecktur* hecktuer* kofferraumklappe*
      kofferraumhaube* heckklap heckportal*`,
  },
  loading_edge: {
    named: `ladekante* ladekanten* ladekantenschutz* ladeschwelle* stossstangenkante* ladeluke*`,
  },
  pillars: {
    named: `saule saeule saulen saeulen asaule* asaeule* bsaule* bsaeule* tursaule* tuersaeule* dachholm* holm holme
      a|b|c_saule*|saeule*`,
  },
  grille: {
    named: `grill kuhlergrill* kuehlergrill* frontgrill* nieren kuhlerniere* kuehlerniere* bmw_nieren
      luftungsgitter|lueftungsgitter_front`,
  },
  spoiler: {
    named: `spoiler* heckspoiler* dachkantenspoiler* dachspoiler* frontspoiler* spoilerlippe* lippe diffusor*
      frontlippe* heckflugel* heckfluegel* splitter`,
  },
  trim: {
    named: `zierleiste* leisten leiste chromleiste* fensterleiste* stossleiste* innenleiste* fensterrahmen* zierteil*
      dekorleiste* blende blenden holzzierleist* innenraumleist* turleiste* tuerleiste* scheibenrahmen*
      schachtleist*`,
  },
  chrome: {
    named: `chrom* chrome chromteil* chromleist* verchrom* cromleist* crom`,
  },
  badges: {
    named: `emblem* embleme* logo schriftzug* schriftzuge* schriftzuege* heckschriftz* typenschild* abzeichen*
      markenzeichen*`,
  },
  roof_rails: {
    named: `dachreling* reling dachtrager* dachtraeger* dachgepack* dachgepaeck* gepacktrager* gepaecktraeger*`,
  },
  roof_box: {
    named: `dachbox* dachkoffer* dachboxen jetbag*`,
  },
  tow_bar: {
    named: `anhangerkuppl* anhaengerkuppl* ahk anhangekuppl* anhaengekuppl* kupplungskopf*`,
  },
  wheels: {
    named: `felge* felgen felgn felga felgae rad rader raeder radern raedern alufelge* alus *felge* radsatz* radkappe*
      stahlfelge* leichtmetall* komplettrader* komplettraeder* komplettrad* redli`,
  },
  wheel_one: {
    named: `einzelfelge* eine|einzelne|pro|je|1_felge ein|pro|je_rad eine_einzelne_felge`,
  },
  tyres: {
    named: `reifen reifens reifn reifenflanke* pneu pneus winterreifen* sommerreifen* ganzjahresreifen*
      allwetterreifen* gummis`,
  },
  calipers: {
    named: `bremssattel* bremssaettel* bremszange* sattel saettel bremse bremsen`,
  },
  arches: {
    named: `radhaus* radhauser* radhaeuser* radkasten* radkaesten* radlauf* radlaufe* radlaeufe* kotflugelverbreiter*
      kotfluegelverbreiter*`,
  },
  underbody: {
    named: `unterboden* unterbodn fahrzeugboden* chassis* fahrgestell* bodengruppe* rahmen unterseite* leiterrahmen*`,
  },
  engine: {
    named: `motor motors motorraum* motore motoren aggregat* triebwerk* aussenborder* maschine`,
  },
  exhaust: {
    named: `auspuff* endrohr* endrohre* auspuffblende* abgasanlage* puff krummer* kruemmer* schalldampfer*
      schalldaempfer*`,
  },
  tank: {
    named: `tank tanks tanke benzintank* motorradtank* kraftstofftank*`,
  },
  tank_cap: {
    named: `tankdeckel* tankklappe* tankverschluss*`,
  },
  charge_port: {
    named: `ladeport* ladeklappe* ladebuchse* ladeanschluss*`,
  },
  licence_plate: {
    named: `kennzeichen* nummernschild* kontrollschild* nummerntafel* nummernhalter*`,
  },
  interior: {
    named: `innen innenr innenraum* interieur* innenausstatt* innn inna drinnen drin fahrgastraum* innenleben cockpit*`,
  },
  seats: {
    named: `sitz sitze sitzen sitzes sitzn sitzpolster* polster* polstern polsterung* autositz* gestuhl* gestuehl*
      bestuhlung* sitzbezug* sitzflache* sitzflaeche* sitzlehne* lehne sitzwange* einzelsitz* stoffsitz*
      ledersitz* sportsitz* sitzbank* sitzreihe* sitzgruppe* stuhle stuehle`,
  },
  front_seats: {
    named: `vordersitz* frontsitz* vordere_sitze|sitzreihe vorderen_sitze sitze_vorn* fahrer_und_beifahrersitz`,
  },
  rear_seats: {
    named: `ruckbank* rueckbank* rucksitz* ruecksitz* rucksitzbank* ruecksitzbank* ruckbanke rueckbaenke fondsitz*
      hintersitz* fond rucksitzlehne* ruecksitzlehne* hintere_sitze|sitzbank hinteren_sitze
      sitze|sitzbank_hinten zweite_reihe|sitzreihe`,
  },
  driver_seat: {
    named: `fahrersitz* fahrersitzwange* lenkersitz* fahrer|meinen|fahrerseitig*_sitz sitz_fahrer*`,
  },
  passenger_seat: {
    named: `beifahrersitz* beifahrer_sitz`,
  },
  third_row: {
    named: `siebensitzer* siebener dritte|3_sitzreihe|reihe 7_sitzer*`,
  },
  one_seat: {
    named: `einzelsitz* mittelsitz* ein|einzelner|einen|pro|je|1_sitz einzelnen_sitzes|sitz`,
  },
  headrest: {
    named: `kopfstutze* kopfstuetze* kopfstutzen* kopfstuetzen* nackenstutze* nackenstuetze*`,
  },
  armrest: {
    named: `armlehne* mittelarmlehne* armauflage* mittelkonsole* konsole`,
  },
  carpet: {
    named: `teppich* teppiche tepich* teppichboden* bodenteppich* fussraum* fussraume* fussraeume* schlingenware*
      bodenbelag* auslegware* holzboden* kunststoffboden* kofferraumboden*`,
  },
  mats: {
    named: `matten fussmatte* fussmatten* gummimatte* automatte* kofferraummatte* schmutzfang* velourmatte*
      bodenmatte* veloursmatte* kofferraumwanne*`,
  },
  ceiling: {
    named: `himmel dachhimmel* autohimmel* innenhimmel* himmels deckenverkleid* innendach*`,
  },
  dashboard: {
    named: `cockpit* armaturen* armaturenbrett* amaturen* amaturenbrett* mittelkonsole* instrumententafel* konsole
      handschuhfach* becherhalter* tacho*`,
  },
  screen: {
    named: `display* displays bildschirm* touchscreen* navi navidisplay* monitor* navigationsbild* infotainment*
      mittelbildschirm* tachodisplay*`,
  },
  steering_wheel: {
    named: `lenkrad* lenkrader lenkraeder lenkradkranz* volant* holzlenkrad* lederlenkrad* lenkradl`,
  },
  door_cards: {
    named: `turverkleidung* tuerverkleidung* turpappe* tuerpappe* turinnenverkleid* tuerinnenverkleid* turtafel*
      tuertafel* turfach* tuerfach* turfacher* tuerfaecher* turtasche* tuertasche* innenverkleid*
      seitenverkleid*`,
  },
  door_jambs: {
    named: `turfalz* tuerfalz* turfalze* tuerfalze* falze falz turrahmen* tuerrahmen* tureinstieg* tuereinstieg*
      turinnenrahmen* tuerinnenrahmen* scharnier* turspalt* tuerspalt* turoffnung* tueroeffnung*`,
  },
  trunk: {
    named: `kofferraum* kofferaum* gepackraum* gepaeckraum* laderaum* kofferraume kofferraeume frunk kofferrum
      kofferraumboden* gepackabteil* gepaeckabteil* kofferr`,
  },
  cargo_area: {
    named: `laderaum* ladeflache* ladeflaeche* ladeflachen* ladeflaechen* pritsche* ladebereich* kastenaufbau*`,
  },
  cab: {
    named: `fahrerhaus* fahrerkabine* fuhrerhaus* fuehrerhaus* kabine* fahrerhauser* fahrerhaeuser* schlafkabine*`,
  },
  belts: {
    named: `gurt gurte gurten sicherheitsgurt* anschnallgurt* gurtband* gurtbander* gurtbaender*`,
  },
  vents: {
    named: `luftung* lueftung* luftungsduse* lueftungsduese* luftungsgitter* lueftungsgitter* luftduse* luftduese*
      luftungsschlitz* lueftungsschlitz* ausstromer* ausstroemer*`,
  },
  plastic: {
    named: `kunststoff* plastik* plaste* kunststoffe* plastikteil* hartplastik*`,
  },
  wood_trim: {
    named: `holz holzzierleist* holzleist* holzdekor* wurzelholz* holzlenkrad* furnier*`,
  },
  piano_black: {
    named: `klavierlack* pianolack* schwarzglanz* hochglanzblende* piano_black`,
  },
  leather: {
    named: `leder* ledr kunstleder* nappa* *leder lederausstatt* ledersitz* lederinterieur* ladr laedr lader laeder
      vollleder* teilleder* glattleder* anilin*`,
  },
  alcantara: {
    named: `alcantara* alkantara* wildleder* mikrofaser* velourleder* rauleder* rauhleder*`,
  },
  textile: {
    named: `stoff* textil* textilien polsterstoff* gewebe* velours* stoffbezug* stoffsitz*`,
  },
  soft_top: {
    named: `verdeck verdecks verdecke verdeckes cabrioverdeck* cabriodach* stoffdach* stoffverdeck* softtop*
      kabriodach* faltdach* rolldach* kabrio kabrioverdeck* cabrio verdeckstoff* planendach* vinyldach* soft_top`,
  },
  convertible: {
    named: `cabrio* kabrio* cabriolet* roadster* cabi`,
  },
  classic_car: {
    named: `oldtimer* youngtimer* klassiker* veteranenfahrz*`,
  },
  suv: {
    named: `suv suvs gelandewagen* gelaendewagen* gelandew gelaendew jeep allrad* gelande|gelaende_wagen`,
  },
  estate_car: {
    named: `kombi kombis variant touring caravan_kombi`,
  },
  small_car: {
    named: `kleinwagen* kleinwagn kompaktwagen* kompaktklasse* stadtauto* kleines_auto`,
  },
  mid_car: {
    named: `limousine* limo mittelklasse* mittelklassewagen*`,
  },
  sports_car: {
    named: `sportwagen* supersportwagen* supercar*`,
  },
  electric_car: {
    named: `elektroauto* eauto elektrofahrzeug* stromer tesla e_auto`,
  },
  taxi: {
    named: `taxi* taxis uber taxler mietwagenflotte*`,
  },
  bus: {
    named: `bus busse busses reisebus* kleinbus* linienbus* minibus* car_reisebus`,
  },
  motorcycle: {
    named: `motorrad* motorrader* motorraeder* motorradwasche* motorradwaesche* motorradl toff* toeff* toff roller*
      mofa* moped* motorradaufbereit* bike vespa* harley* chopper* lampenbugel* lampenbuegel* zweirad*
      verkleidung_motorrad`,
  },
  quad: {
    named: `quad* quads atv crossmaschine*`,
  },
  bicycle: {
    named: `fahrrad* fahrrader* fahrraeder* velo velos ebike* mountainbike* radl rennrad* drahtesel bicycle pedelec*
      e_bike*`,
  },
  helmet: {
    named: `helm helme helmreinig* motorradhelm* lederkombi* motorradkombi* toffkombi toeffkombi motorradkleid*`,
  },
  boat: {
    named: `boot boote boots bootes *yacht* jacht* segelboot* motorboot* sportboot* schlauchboot* jolle* schiff*
      bootstrailer* unterwasserschiff* kajut* kajuet* gleiter`,
  },
  jetski: {
    named: `jetski* wassermotorrad* jet_ski`,
  },
  caravan: {
    named: `wohnmobil* wohnwagen* womo womos wowa wohni wohnanhanger* wohnanhaenger* caravan* camper* campingbus*
      reisemobil* wohnkabine* campingmobil* bulli california*`,
  },
  truck: {
    named: `lkw* lkws lastwagen* laster lastkraft* sattelschlepper* sattelzug* zugmaschine* truck* camion* brummi*
      pickup* pritschenwagen* kipper* auflieger*`,
  },
  van: {
    named: `transporter* kastenwagen* van vans sprinter* lieferwagen* bulli minivan* vito* kleintransporter*
      lieferauto* montagewagen* kleinbus*`,
  },
  trailer: {
    named: `anhanger* anhaenger* anhanga anhaengae trailer* bootstrailer* hanger haenger pferdeanhanger*
      pferdeanhaenger* auflieger* kofferanhanger* kofferanhaenger*`,
  },
  tractor: {
    named: `traktor* trecker* schlepper bagger* baumaschine* landmaschine* mahdrescher* maehdrescher* stapler*
      radlader* bulldog`,
  },
  aircraft: {
    named: `flugzeug* flieger helikopter* hubschrauber* segelflug*`,
  },
  golf_cart: {
    named: `golfcart* golfwagen* golf_cart`,
  },
  pram: {
    named: `kinderwagen* kinderwaegen* buggy* chinderwage* kinderwagerl kinderwaga kinderwagae sportwagen_kinder`,
  },
  sofa: {
    named: `sofa* sofas couch* couchen sessel* polstermobel* polstermoebel* sofareinig* couchreinig* eckcouch*
      ecksofa* fauteuil* eckbank* wohnlandschaft* heimteppich* polstergarnitur* sitzer_sofa`,
  },
  mattress: {
    named: `matratze* matratzen* matratzenreinig* matraze*`,
  },
  wash: {
    named: `*wasche* *waesche* wasche waesche wasch waschen wascht waschn gewaschen* waschprogramm* wesche
      aussenwasche* aussenwaesche* abwasch* auswasch* duschen abspritz* spulen spuelen abspulen abspuelen wascha
      waeschae wash autowasche* autowaesche* wosche woesche`,
  },
  clean: {
    named: `*reinig* reinigen* rein gereinigt* putz* putzen putzn putze geputzt* sauber* saeuber* pflege pflegen
      pflegt wischen schrubb* aufbereit* aufbereitung* *pflege* saugen shampoo* entfett* clean* gscheit_putz*`,
    hinted: `dreckig* verdreckt* schmutzig* versifft* eingesaut* verschmutzt*`,
  },
  coat: {
    named: `versiegel* *versiegel* beschicht* *beschicht* impragn* impraegn* *impragn* *impraegn* coating* coat
      keramik* vers uberzug* ueberzug*`,
  },
  protect: {
    named: `schutz* schutzen* schuetzen* geschutzt* geschuetzt* schutzt schuetzt konserv* *schutz vorsorge* vorbeug*
      bewahr*`,
  },
  wrap: {
    named: `folier* foliern* foliert* *folier* folierung* folie folien beklebe* beklebung* wrap* wrapping* wrappen
      verkleb* fulier*`,
  },
  tint: {
    named: `ton* toen* tonen toenen tonung* toenung* tonig toenig getont* getoent* *tonung* *toenung* *tonen *toenen
      tonungsfoli* toenungsfoli* tohnung* abdunkel* verdunkel* tint* tinten`,
    hinted: `dunkler blickdicht*`,
  },
  remove: {
    named: `entfern* entf *entfern* weg weggemacht wegmachen runter runtermachen ablos* abloes* abmach* abzieh*
      demont* demontage* beseitig* raus rausmachen loswerd* abnehmen losen loesen delete`,
  },
  repair: {
    named: `repar* rep *reparat* reparier* repariert* instand* richten richtn richta gerichtet* flick* ausbesser*
      repair* flicken beheben behoben wiederherstell*`,
    hinted: `kaputt defekt beschadigt* beschaedigt*`,
  },
  replace: {
    named: `tausch* tauschen austausch* wechsel* wechseln ersetz* erneuer* ersatz* auswechsel* neu_einbau*`,
  },
  dry: {
    named: `trock* trocken trocknen* getrocknet* abtrock* trocknung*`,
  },
  lube: {
    named: `schmier* schmieren geschmiert* fetten einfett* olen oelen geolt* geoelt* abschmier* fett fettn nachfett*`,
  },
  refresh: {
    named: `auffrisch* auffrischung* uffrisch* refresh* aufmobeln aufmoebeln aufpepp* beleben erneuer* frisch`,
  },
  restore: {
    named: `restaur* aufarbeit* aufbereit* aufgearbeitet* wiederherstell* instand* sanier* renovier* herricht*
      hergerichtet* aufmobel* aufmoebel*`,
  },
  dirt: {
    named: `schmutz* *schmutz* dreck* dreckig* verdreckt* verschmutz* verschmutzung* versifft* siff* schmodder*
      versaut* schmierig* sauerei* eingesaut* gruusig* grausig* patzig`,
  },
  mud: {
    named: `schlamm* matsch* verschlammt* lehm* gatsch* drack draeck morast*`,
  },
  sand: {
    named: `sand sandig* strand* versandet*`,
  },
  salt: {
    named: `salz* streusalz* salzrander* salzraender* salzig* tausalz*`,
  },
  dust: {
    named: `staub* staubig* verstaubt* bremsstaub* baustaub* saharastaub* blutenstaub* bluetenstaub* eingestaubt*`,
  },
  stain: {
    named: `fleck* flecken *fleck* patzer* rander raender kleckse* klecks* schlieren*`,
  },
  spill: {
    named: `verschutt* verschuett* ausgelaufen* auslaufen ausgeschutt* ausgeschuett* verleert* ausgeleert* umgekippt*
      umgefallen* explodiert* gekleckert* gekippt ausgelaufn umgschutt umgschuett`,
  },
  smell: {
    named: `geruch* *geruch geruche* gerueche* stink* gestank* riecht riechen muffel* mueffel* muffig* mief* miefig*
      duft* gschtank modrig*`,
  },
  smoke: {
    named: `rauch raucher* rauchen geraucht* nikotin* zigarette* zigaretten* tabak* qualm* verqualmt* verraucht*
      zigarre* tschick kippen nichtraucher* raucht`,
  },
  pet_hair: {
    named: `tierhaar* hundehaar* katzenhaar* haare haar haaren hundefell* hund hunde hunden hundes katze katzen tier`,
  },
  scratch: {
    named: `kratzer* *kratzer* kratza chratzer* verkratzt* zerkratzt* schramme* schrammen* zerschrammt* verschrammt*
      kratzspur* gekratzt* zerkratz* abschurf* abschuerf* streifspur*`,
  },
  swirl: {
    named: `swirl* swirls hologramm* waschkratzer* mikrokratzer* schleifspur* spinnweb* polierspur* waschspur* wolken
      feine_kratzer`,
  },
  dull: {
    named: `stumpf* verblass* verblich* ausgeblich* ausgebleich* verwitter* glanzlos* kreid* kreidig* kreidet* oxid*
      milchig* trub* trueb* blind blass* angelaufen* ausgebleicht* matt_geworden`,
  },
  yellowed: {
    named: `vergilb* gelb gelblich* gelbstich* trub* trueb* milchig* angelaufen* blind`,
  },
  kerb_damage: {
    named: `bordstein* randstein* trottoir* bordsteinschad* randsteinschad* bordsteinkratzer* angeeckt*
      bordsteinkante*`,
  },
  dent: {
    named: `delle dellen delln dell *dellen beule* beulen parkdelle* eingedellt* eingedruckt* eingedrueckt* ausbeul*
      dotsch* doetsch* tutsch* tuetsch* dulle datsche hageldelle*`,
  },
  hail: {
    named: `hagel* verhagelt* hagelschad*`,
  },
  rust: {
    named: `rost rostig* rostet rosten verrostet* angerostet* flugrost* durchrost* rostfleck* rostblase* gammel korro*
      rostschutz* entrost* rostschad*`,
  },
  chip: {
    named: `steinschlag* steinschlage* steinschlaege* steischlag* abplatz* abgeplatzt* lackabplatz* macke* macken`,
  },
  crack: {
    named: `riss risse rissig* gerissen* sprung gesprungen* gebrochen* haarriss* bruch eingerissen*`,
  },
  peel: {
    named: `ablos* abloes* abgelost* abgeloest* lost loest blattert* blaettert* abblatter* abblaetter* abgeblattert*
      abgeblaettert* schalt* schaelt* klarlackablos* klarlackabloes* abgeplatzt* abpellen pellt`,
  },
  bubble: {
    named: `blase* blasen blaschen* blaeschen* blasenbildung* wellig* wirft_blasen`,
  },
  sap: {
    named: `harz* baumharz* honigtau* baumsaft* harzfleck* blutenstaub* bluetenstaub* pollen`,
  },
  insects: {
    named: `insekt* insekten* mucke* muecke* mucken* muecken* fliege fliegen viecher gelsen wespen* kafer kaefer`,
  },
  tar: {
    named: `teer teers teerfleck* bitumen* asphalt* teerspritz*`,
  },
  water_marks: {
    named: `wasserfleck* kalkfleck* wasserrander* wasserraender* wasserrand* kalkrander* kalkraender* kalk kalkig*
      wasserspuren*`,
  },
  tear: {
    named: `riss risse gerissen* aufgerissen* zerrissen* loch locher loecher aufgeplatzt* eingerissen*
      durchgescheuert* naht_offen`,
  },
  burn: {
    named: `brandloch* brandlocher* brandloecher* brandfleck* verbrannt* angebrannt* versengt* schmor* eingebrannt*
      brandstelle*`,
  },
  film: {
    named: `folie folien foil *folie *folien schutzfolie* film`,
  },
  vinyl: {
    named: `vinyl* pvc gegossen* gusfolie* gussfolie* monomer*`,
  },
  polyurethane: {
    named: `polyurethan* tpu tph selbstheil* pu_folie`,
  },
  carbon: {
    named: `carbon* karbon* kohlefaser* forged*`,
  },
  ceramic_film: {
    named: `keramikfolie* keramikton* keramiktoen* nanokeramikfolie* ctx irx ceramicfolie*
      keramik*|ceramic*|nano~ton*|toen*|tonung*|toenung*|scheibe*|tonungsfoli*|toenungsfoli*
      keramik_folie*|ton*|toen* ceramic_tint`,
  },
  athermal: {
    named: `hitzeschutz* hitzeschutzfoli* warmeschutz* waermeschutz* sonnenschutzfoli* infrarot* airblue* warmeabweis*
      waermeabweis* athermisch* hitzefoli* warmedammend* waermedaemmend* warmeschutzfoli* waermeschutzfoli*
      ir_folie* air_blue* uv_schutz*`,
    hinted: `heiss|hitze|sauna|backofen~auto|innen|sommer|sonne|drin`,
  },
  dyed: {
    named: `standardfolie* durchgefarbt* durchgefaerbt* gefarbt*|gefaerbt*_foli* standard_folie* einfache_folie`,
  },
  metallic: {
    named: `metallic* metallisiert* bedampft*`,
  },
  mirror: {
    named: `spiegelfolie* verspiegelt* spiegelnd* chromfolie* spiegeleffekt*`,
  },
  matte: {
    named: `matt matte mattschwarz* mattfolie* mattlack* stealth* matter mattes mattgrau* matten_lack matte_folie`,
  },
  satin: {
    named: `seidenmatt* satin* satiniert* seidenglanz* seiden_matt`,
  },
  gloss: {
    named: `glanz* glaenz* glanzend* glaenzend* hochglanz* *glanz superglanz* glossy gloss glanzend glanzschwarz*`,
  },
  black: {
    named: `schwarz* mattschwarz* tiefschwarz* glanzschwarz* *schwarz black`,
  },
  coloured: {
    named: `farbig* farbe farben bunt* farbfolie* einfarbig* zweifarbig* uni coloriert*`,
  },
  transparent: {
    named: `transparent* durchsichtig* klar klare klarfolie* unsichtbar* glasklar*`,
  },
  light_shade: {
    named: `hell helle heller hellste* hellere* helltonung* helltoenung* dezent* leichte_tonung|toenung
      leicht_getont*|getoent*`,
  },
  dark_shade: {
    named: `dunkel* dunkle* dunkler* dunkelste* blickdicht* tiefdunkel* limousinenschwarz* midnight*
      stark_getont*|getoent*`,
  },
  colour_red: {
    named: `rot rote roter rotes roten weinrot* bordeaux* dunkelrot* ferrarirot*`,
  },
  colour_blue: {
    named: `blau* blaue* dunkelblau* hellblau* marineblau*`,
  },
  colour_green: {
    named: `grun gruen grune gruene gruner gruener grunes gruenes grunen gruenen mintgrun* mintgruen* dunkelgrun*
      dunkelgruen* oliv* armeegrun* armeegruen* khaki* british_racing*`,
  },
  colour_grey: {
    named: `grau* graue* hellgrau* dunkelgrau* nardo* anthrazit* graphit* mattgrau* schiefergrau*`,
  },
  colour_white: {
    named: `weiss* weisse* cremeweiss* perlweiss* hellelfenbein* creme* elfenbein*`,
  },
  colour_yellow: {
    named: `gelb gelbe gelber gelbes gelben`,
  },
  colour_purple: {
    named: `lila violett* lilafarb* purpur*`,
  },
  colour_pink: {
    named: `pink pinke* pinken rosa* flamingo* magenta*`,
  },
  colour_gold: {
    named: `gold goldene* bronze* kupfer* champagner*`,
  },
  colour_silver: {
    named: `silber* silberne*`,
  },
  colour_orange: {
    named: `orange* orangefarb*`,
  },
  colour_brown: {
    named: `braun* braune* beige* cognac*`,
  },
  colour_chameleon: {
    named: `chamaleon* chamaeleon* chameleon* flip flop flipflop* farbwechselnd* perleffekt* perl perlmutt* irisier*
      flip_flop`,
  },
  graphene_m: {
    named: `graphen* grafen*`,
  },
  polymer: {
    named: `polymer* acryl*`,
  },
  teflon: {
    named: `teflon* ptfe`,
  },
  liquid_glass: {
    named: `flussigglas* fluessigglas* quarz* glaskeramik* siliziumdioxid* nanoglas*`,
  },
  hard_wax: {
    named: `hartwachs* carnauba* karnauba* festwachs*`,
  },
  rank_small: {
    named: `klein kleine kleines kleiner kleinen basis* basic standard* standart normal* einfach* bronze starter*
      einsteiger* grund klassik* classic small economy mini city alltag* chlini klassisch* stadtpaket*
      basispaket* solo`,
    hinted: `billigste* gunstigste* guenstigste* gunstig* guenstig* das_billige reicht_normal nix|nichts_besonderes
      normale_reicht`,
  },
  rank_mid: {
    named: `mittel mittlere* mittl mitt komfort* comfort* silber plus medium mittelgross*`,
    hinted: `das_mittlere mittlere_paket`,
  },
  rank_top: {
    named: `premium* deluxe* platin* gold exklusiv* exclusive* ultimate* ultima* luxus* vip profi* diamant* perfekt*
      perfektion* pro max koniglich* koeniglich* spezial* superior* showroom* ultra kapitan* kapitaen* sammler*
      de_luxe|lux top_paket high_end`,
    hinted: `teuerste* beste* gross grosse grosses grossen grossi large das_beste|teure|grosse beste_paket vom_feinsten
      nur_das_beste`,
  },
  rank_light: {
    named: `leicht leichte leichter light lite oberflachlich* oberflaechlich* kurz schonend* sanft*`,
  },
  rank_deep: {
    named: `intensiv* tief tiefe tiefen* grundlich* gruendlich* stark starke starker starken schwer schwere
      grundreinig* extrem* heavy deep porentief* hartnackig* hartnaeckig*`,
  },
  rank_express: {
    named: `express* schnell* kurz blitz* quick* kurzwasche* kurzwaesche* turbo*`,
  },
  rank_new: {
    named: `neu neue neuer neues neuwagen* fabrikneu* brandneu* nigelnagelneu* neuwertig*`,
  },
  rank_one_year: {
    named: `einjahr* einjaehr* 1jahr* 1|ein_jahr* 12|zwolf|zwoelf_monat* 1|eines|einem_jahr 12_mon 1_j|jar`,
  },
  rank_two_years: {
    named: `zweijahr* zweijaehr* 2jahre* 2|zwei_jahr* 24_monat* 2_jar|j zwoa_jahr`,
  },
  rank_three_years: {
    named: `dreijahr* dreijaehr* 3jahre* 3|drei_jahr* 36_monat* 3_jar|j`,
  },
  rank_five_years: {
    named: `funfjahr* fuenfjaehr* 5jahre* 5|funf|fuenf_jahr* 60_monat* 5_jar|j`,
  },
  rank_seven_years: {
    named: `siebenjahr* siebenjaehr* 7|sieben_jahr*`,
  },
  rank_ten_years: {
    named: `zehnjahr* zehnjaehr* 10|zehn_jahr*`,
  },
  rank_six_months: {
    named: `halbjahr* halbjaehr* 6|sechs_monat* halbes_jahr 6_mon`,
  },
  rank_lifetime: {
    named: `lebenslang* dauerhaft* permanent* ewig* ewigkeit* lebensdauer*`,
  },
  one_layer: {
    named: `einschicht* einlagig* eine|einfache_schicht 1_schicht*`,
  },
  two_layers: {
    named: `zweischicht* doppelschicht* zweilagig* zwei|2_schicht* doppelt_versiegel*`,
  },
  three_layers: {
    named: `dreischicht* dreilagig* drei|3_schicht*`,
  },
  one_stage: {
    named: `einstufig* 1stufig* einstufen* 1|ein_stufig* 1|eine|einer_stufe one|1_step* stufe_1`,
  },
  two_stages: {
    named: `zweistufig* 2stufig* zweistufen* 2|zwei_stufig*|stufen two|2_step* stufe_2`,
  },
  three_stages: {
    named: `dreistufig* 3stufig* dreistufen* mehrstufig* mehrstufen* 3|drei_stufig*|stufen three|3_step* stufe_3`,
  },
  per_element: {
    named: `bauteil* stuck stueck stk einzelteil* weitere karosserieteil* einzeln* element*
      pro|je_bauteil|element|stuck|stueck|stelle|delle pro|je|einzelnes_teil jede_weitere pro_stk`,
  },
  per_seat: {
    named: `einzelsitz* pro|je|jeder_sitz pro|je_sitzplatz pro_sitzflache|sitzflaeche`,
  },
  per_glass: {
    named: `einzelscheibe* pro|je|einzelne|eine_scheibe pro|je_fenster`,
  },
  per_wheel: {
    named: `einzelfelge* pro|je_felge|rad|reifen jede_felge`,
  },
  pair: {
    named: `paar paarweise paarweis beide beiden beides beid beidseitig* zwei zwoa duo 2_stk|stuck|stueck`,
  },
  set_of_four: {
    named: `satz vier 4er* komplettsatz* viererset* set alle_vier|4 4_stuck|stueck|stk|rader|raeder|reifen
      4|vier_felgen kompletter_satz`,
  },
  per_hour: {
    named: `stundensatz* std stunde stunden stundenlohn* arbeitszeit* arbeitsstunde* pro|je_stunde nach_aufwand`,
  },
  per_m2: {
    named: `m2 qm quadratmeter* laufmeter* lfm meter zoll pro_m2|qm|meter`,
  },
  per_km: {
    named: `kilometer* km pro|je_km pro|gefahrenem_kilometer`,
  },
  per_month: {
    named: `monatlich* monat monate mtl zweimonatlich* pro|im_monat`,
  },
  per_week: {
    named: `wochentlich* woechentlich* tagig* taegig* zweiwochentlich* zweiwoechentlich* woche wochen pro_woche
      14_tagig*|taegig*`,
  },
  per_year: {
    named: `jahrlich* jaehrlich* jahr jahre jahreszahl* pro|im_jahr`,
  },
  per_visit: {
    named: `pro_besuch pro|je_wasche|waesche|termin`,
  },
  per_inch: {
    named: `handgross* munze* muenze* handflache* handflaeche* zentimeter* cm mm centstuck* centstueck* euromunze*
      euromuenze* funfliber* fuenfliber* tennisball* bis_zu_cm`,
  },
  surcharge: {
    named: `zuschlag* zuschlage* zuschlaege* aufpreis* aufschlag* mehrpreis* extra extras zusatz* zusatzlich*
      zusaetzlich* grossenzuschlag* groessenzuschlag* fahrzeugaufschlag* mehraufwand* zusatzaufwand*
      verschmutzungszuschlag* pauschale* optional*`,
  },
  from_outside: {
    named: `aussen* aussn ausse ausserlich* aeusserlich* draussen exterieur*`,
  },
  inside_and_out: {
    named: `beidseitig* innen|inna~aussen|aussn innen_aussen aussen_innen innen_und_aussen aussen_und_innen
      innen_u_aussen innen_wie_aussen`,
  },
  partly: {
    named: `teil* teilweise teilfolier* halb halbe halben halber partiell* punktuell* lokal*`,
  },
  whole: {
    named: `komplett* kompl kpl ganz ganze ganzes ganzer ganzen voll volle volles vollstandig* vollstaendig* gesamt*
      rundum* total alles alle komplet kom plett allet`,
  },
  left_side: {
    named: `links linke linken linker linkes fahrerseite*`,
  },
  right_side: {
    named: `rechts rechte rechten rechter rechtes beifahrerseite*`,
  },
  brand_llumar: {
    named: `llumar lumar llummar`,
  },
  brand_suntek: {
    named: `suntek suntec sun_tek`,
  },
  brand_xpel: {
    named: `xpel xpell`,
  },
  brand_3m: {
    named: `3m`,
  },
  brand_gyeon: {
    named: `gyeon mohs gyeon_q2`,
  },
  brand_gtechniq: {
    named: `gtechniq* gtechnik gtechnic`,
  },
  brand_carpro: {
    named: `carpro cquartz`,
  },
  brand_stek: {
    named: `stek`,
  },
  brand_avery: {
    named: `avery`,
  },
  brand_oracal: {
    named: `oracal orafol orakal`,
  },
  brand_inozetek: {
    named: `inozetek`,
  },
  brand_hexis: {
    named: `hexis bodyfence`,
  },
  brand_modesta: {
    named: `modesta`,
  },
  brand_servfaces: {
    named: `servfaces servface serv_faces`,
  },
  brand_swissvax: {
    named: `swissvax swizol swizoel swisswax`,
  },
  brand_koch: {
    named: `kochchemie koch_chemie`,
  },
  brand_sonax: {
    named: `sonax profiline`,
  },
  brand_dinitrol: {
    named: `dinitrol`,
  },
  brand_mikesander: {
    named: `mikesander* sandersfett* sanders mike_sander*|sanders sanders_fett`,
  },
  brand_fluidfilm: {
    named: `fluidfilm permafilm fluid_film`,
  },
  brand_nanolex: {
    named: `nanolex`,
  },
  brand_colourlock: {
    named: `colourlock lederzentrum`,
  },
  brand_menzerna: {
    named: `menzerna`,
  },
  brand_rupes: {
    named: `rupes`,
  },
  brand_liquimoly: {
    named: `liquimoly liqui_moly`,
  },
  brand_foliatec: {
    named: `foliatec`,
  },
  brand_ultrafit: {
    named: `ultrafit`,
  },
  brand_nasiol: {
    named: `nasiol`,
  },
  brand_ceramicpro: {
    named: `ceramicpro ceramic_pro`,
  },
  brand_kpmf: {
    named: `kpmf`,
  },
  brand_teckwrap: {
    named: `teckwrap`,
  },
  brand_solargard: {
    named: `solargard solar_gard`,
  },
  brand_meguiars: {
    named: `meguiar*`,
  },
  brand_blackvue: {
    named: `blackvue`,
  },
  brand_viofo: {
    named: `viofo`,
  },
  brand_premiumshield: {
    named: `premiumshield premium_shield`,
  },
  brand_labocosmetica: {
    named: `labocosmetica`,
  },
  brand_kisho: {
    named: `kisho`,
  },
};
