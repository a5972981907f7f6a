/**
 * What a studio does, as word shapes in four languages, folded (no umlaut dots, ё as е).
 * `abc*` is a beginning, `*abc*` may stand inside a German compound, `a_b` are neighbouring words.
 */
export const ACTION_SHAPES: Record<string, string> = {
  tint: `tint* *tonung* getont* tonen abdunkel* verdunkel* sonnenschutzfolie* scheibenfolie* window_film* privacy_glass тонуван* тонує* тонув* затон*
    тонир* затонир* потонир* тонер* тону затемн* розтон* растон* tonirovk* tonuvan* tonyrovk*`,
  remove: `remov* *entfern* entfoli* stripping demont* знятт* зняти зняв* сняти* снят* снять демонтаж* розтон* растон* видален* удален* deinstall* отклей* відклей* ablosen`,
  wrap: `wrap* *folier* *bekleb* vollfolie* vinyl* винил* вініл* вінил* оклей* оклеи* обклей* обклеї* обклею* поклей* поклеї* обтяж* поклеит* colour_change color_change farbwechsel* зміна_кольору смена_цвета`,
  ppf: `ppf *steinschlag* lackschutzfoli* *schutzfolie* бронепл* броне* бронюв* бронир* бронь брони броню антиграв* антігра* поліурет* полиурет* paint_protection* clear_bra invisible_bra xpel
    захисна_плівк* захисну_плівк* захисною_плівк* защитн*_пленк* paintprotect* ппф`,
  polish: `шліф* пошліф* шлиф* отшлиф* polish* *polier* *politur* lackkorrektur* lackaufbereit* полірув* поліру* поліров* полиров* полиру* отполир* відполір* полірн* paint_correct* correction buff* machine_polish* коррекц* корекц* kratzerentfern* scratch_removal`,
  coat: `coat* *versiegel* *beschicht* sealant* sealing seal покрыт* покрит* защитное_покрыт* захисне_покрит* impragn* *impragnier* rain_repel* антидощ* антидожд* hydrophob* гідрофоб* гидрофоб*`,
  ceramic: `ceram* *keramik* керам* nano* *nano* нано* жидк*_стекл* рідк*_скл* quarz* graphen* графен*`,
  wax: `wax* *wachs* воск* віск* вощ* waxen карнауб*`,
  wash: `wash* *wasche *wascht *waschen *wasch handwasche мийк* мийц* миття* мити помит* помий* вимит* вимий* мойк* мойк* моют помы* вымы* мыть мытье rinse автомийк* автомойк*`,
  clean: `stain* spot_removal flecken* плям* пятн* clean* *reinig* putzen sauber* *pflege чистк* чистит* чищен* почист* вичист* вычист* очист* прибиран* приберан* уборк* убрат* shampoo* valet* saugen vacuum* hoover* хімчист* химчист* хімка химка хімія dry_clean* пилосос* пылесос*`,
  detail: `detail* *aufbereit* детейл* детайл* детеїл* autopflege fahrzeugpflege*`,
  dent: `dent dents pdr *delle* *beule* вмят* вм'ят* вмятин* пдр hail hagel* град* рихтув* рихтов*`,
  ozone: `ozon* озон*`,
  odor: `odor* odour* smell* *geruch* запах* запаху дезодор* dry_fog* сухой_туман сухий_туман vernebel* *vernebel* туман*`,
  disinfect: `disinfect* desinf* дезінф* дезинф* sanit* антибакт*`,
  restore: `restor* *restaur* *wiederherstell* реставр* відновл* восстанов* aufarbeit* rejuven*`,
  paint: `respray* lackier* repaint* фарбув* покраск* пофарб* покрас* перефарб* painting farben`,
  chrome: `chrome_delete* dechrom* chrom* хром* антихром* blackout* entchrom*`,
  condition: `condition* fettpflege nourish* живлен* питани* кондиц*`,
  repair: `repair* reparatur* *reparier* ремонт* полагод* chip* скол* steinschlagreparatur`,
  decontaminate: `decontam* dekontam* клей_бар clay* knete* глина глиной деконт* flugrost* fallout битум* бітум* asphalt*`,
  ac: `ac_clean* klimaanlage* klima* кондиціонер* кондиционер* aircon* climate`,
  inspection: `inspect* diagnos* *check огляд* осмотр* діагност* диагност* begutacht*`,
};
