/**
 * What a studio does, as word shapes in four languages, folded (no umlaut dots, ё as е).
 * `abc*` is a beginning, `*abc*` may stand inside a German compound, `a_b` are neighbouring words.
 */
export const ACTION_SHAPES: Record<string, string> = {
  tint: `tint* *tonung* getont* tonen tont tonst abdunkel* verdunkel* sonnenschutzfolie* scheibenfolie* window_film* privacy_glass тонуван* тонує* тонув* затон*
    тонир* затонир* потонир* тонер* тону затемн* розтон* растон* tonirovk* tonuvan* tonyrovk*`,
  remove: `strip_old strip_the strip_off old_tint* old_film* old_vinyl* alte_foli* alten_foli* alter_foli* runterhol* runter_hol* abzieh* ablos* стар*_плівк* стар*_пленк* стар*_тонуван* стар*_тонир* стар*_вініл* стар*_винил* remov* *entfern* entfoli* stripping demont* знятт* зняти зняв* сняти* снят* снять демонтаж* розтон* растон* видален* видалити видаліть видаляєте удален* удалить удалите удаляете deinstall* отклей* відклей* ablosen`,
  wrap: `wrap* *folier* *bekleb* vollfolie* vinyl* винил* вініл* вінил* оклей* оклеи* обклей* обклеї* обклею* поклей* поклеї* обтяж* поклеит* colour_change color_change farbwechsel* зміна_кольору смена_цвета`,
  ppf: `заброн*_фар* заброн*_капот* заброн*_бампер* заброн*_перед* заброн*_кузов* заброн*_крил* заброн*_крыл* ppf *steinschlag* lackschutz* *schutzfolie* бронепл* броне* бронюв* бронир* бронь брони броню антиграв* антігра* поліурет* полиурет* paint_protection* clear_bra invisible_bra xpel
    захисна_плівк* захисну_плівк* захисною_плівк* защитн*_пленк* paintprotect* ппф`,
<<<<<<< HEAD
  polish: `glanzdreh* шліф* пошліф* шлиф* отшлиф* polish* *polier* *politur* lackkorrektur* lackaufbereit* полірув* поліру* поліров* полиров* полиру* отполир* відполір* полірн* paint_correct* correction buff* machine_polish* коррекц* корекц* kratzerentfern* scratch_removal`,
=======
  polish: `шліф* пошліф* шлиф* отшлиф* polish* *polier* *politur* lackkorrektur* lackaufbereit* полірув* поліру* поліров* полиров* полиру* отполир* відполір* заполир* заполір* підполір* подполир* полірн* paint_correct* correction buff* machine_polish* коррекц* корекц* kratzerentfern* scratch_removal`,
>>>>>>> 99f1bbd (Keep to the date said, tell the price before booking, and tell scratches from complaints)
  coat: `coat* *versiegel* *beschicht* sealant* sealing seal покрыт* покрит* защитное_покрыт* захисне_покрит* impragn* *impragnier* hydrophob* гідрофоб* гидрофоб*`,
  rain: `rain_repel* rain_repellent* rainrepel* regenabweis* abperl* антидощ* антидожд*`,
  ceramic: `ceram* *keramik* керам* nano* *nano* нано* жидк*_стекл* рідк*_скл* quarz* graphen* графен*`,
  wax: `wax* *wachs* воск* віск* вощ* waxen карнауб*`,
  wash: `wash* *wasche *wascht *waschen *wasch handwasche мийк* мийц* миття* мити помит* помий* вимит* вимий* мойк* мойк* моют помы* вымы* мыть мытье моете моешь помоете помой миєте миєш rinse автомийк* автомойк*`,
  clean: `stain* spot_removal flecken* плям* пятн* clean* *reinig* putzen sauber* *pflege чистк* чистит* чищен* почист* вичист* вычист* очист* прибиран* приберан* уборк* убрат* shampoo* valet* saugen vacuum* hoover* *хімчист* *химчист* хімка химка хімія dry_clean* пилосос* пылесос*`,
  detail: `detail* *aufbereit* aufzubereit* детейл* детайл* детеїл* autopflege fahrzeugpflege*`,
  dent: `dent dents pdr *delle* *beule* вмят* вм'ят* вмятин* пдр hail hagel* град* рихтув* рихтов*`,
  ozone: `ozon* озон*`,
  odor: `odor* odour* smell* *geruch* запах* запаху дезодор* dry_fog* сухой_туман сухий_туман vernebel* *vernebel* туман*`,
  disinfect: `disinfect* desinf* дезінф* дезинф* sanit* антибакт*`,
  restore: `restor* *restaur* *wiederherstell* реставр* відновл* восстанов* aufarbeit* rejuven*`,
  paint: `аквапринт* аквапечат* аквадрук* hydro_dip* wassertransfer* powder_coat* pulverbeschicht* порошков* respray* lackier* repaint* фарбув* покраск* пофарб* покрас* перефарб* painting farben`,
  chrome: `chrome_delete* dechrom* chrom* хром* антихром* blackout* entchrom*`,
  condition: `condition* fettpflege nourish* живлен* питани* кондиц*`,
  repair: `*instandsetz* unfallreparatur* karosseriebau* unfallschad* lackschad* repair* reparatur* *reparier* ремонт* полагод* chip* скол скола сколи сколы сколов сколів сколу steinschlagreparatur`,
  decontaminate: `decontam* dekontam* клей_бар clay* knete* глина глиной деконт* flugrost* fallout битум* бітум* asphalt*`,
  ac: `ac_clean* klimaanlage* klima* кондиціонер* кондиционер* aircon* climate`,
  replace: `replacement* replace replaced replaces auswechseln austauschen tauscht wechselt поміняти поменять замінити заменить меняете міняєте scheibentausch* scheibenwechsel* glasaustausch* austausch заміна заміни заміну замена замены замену replacing`,
  oil: `oil_change* oil_service *olwechsel* olservice заміна_масла замена_масла масло мастил*`,
  alignment: `alignment* tracking achsvermess* spureinstell* spur_einstell* сход_розвал* сход_развал* розвал* развал*`,
  brakes: `brake* *bremse* *bremsbelag* гальм* тормоз*`,
  tuning: `remap* tuning chip_tun* chiptun* *leistungssteigerung* чіп* чип_тюн* чиптюн* чип-тюн* тюнінг* тюнинг* прошивк* stage_1 ecu`,
  exhaust: `exhaust* auspuff* вихлоп* глушник* глушител* выхлоп*`,
  suspension: `suspension* fahrwerk* stossdampfer* tieferleg* підвіск* подвеск* амортизатор* lowering`,
  battery: `batter* *batterie* акумулятор* аккумулятор*`,
  towing: `tow towing abschlepp* евакуатор* эвакуатор*`,
  gearbox: `gearbox* transmission* getriebe* clutch kupplung* зчеплен* сцеплен* timing_belt zahnriemen*`,
  tyre_service: `tyre_change* tire_change* tyre_fitting reifenwechsel* raderwechsel* radwechsel* reifenmontage шиномонтаж* перевзут* переобут* балансуван* балансиров*`,
  alarm: `alarm alarms alarmanlage* сигналізац* сигнализац* immobili*`,
  camera: `dashcam* dash_cam* ruckfahrkamera* відеореєстратор* видеорегистратор* реєстратор* регистратор*`,
  audio: `car_audio subwoofer* lautsprecher* сабвуфер* магнітол* магнитол* speakers`,
  soundproof: `soundproof* sound_proof* sound_deaden* dammung* *dammung* dämmen шумоізол* шумоизол* шумка шумку віброізол* виброизол*`,
  plates: `number_plate* licence_plate* license_plate* kennzeichen* номерн*_знак*`,
  welding: `weld* schweiss* зварюв* сварк* rust_repair durchrost*`,
  rental: `rent_a hire_car leihwagen* mietwagen* ersatzwagen*`,
  inspection: `inspect* diagnos* *check огляд* осмотр* діагност* диагност* begutacht*`,
};
