import type { MakeEntry } from './model-entry.ts';

export const GERMAN_MAKES: readonly MakeEntry[] = [
  {
    make: 'BMW',
    aliases: 'bmw бмв бэха беха бумер бімер бімма beamer bimmer',
    models: `
      1 series: hatchback m; 1er, einser, e87, f20, f40, 116i, 118i, 120i, 118d, 120d, 116d, !1, m135i, m140i, !116, !118, !120, единичка бмв, f21, e81
      2 series: coupe m; 2er, f22, f44, 220i, 220d, 218i, 218d, !2, m235i, m240i, m2, !218, !220
      2 active tourer: minivan m; active tourer, f45, gran tourer, f46, 2er active tourer
      3 series: sedan/wagon m; 3er, dreier, e30, e36, e46, e90, f30, g20, 316i, 318i, 320i, 325i, 328i, 330i, 335i, 340i, 316d, 318d, 320d, 330d, 335d, m340i, m3, !3, !316, !318, !320, !325, !328, !330, !335, тройка, трешка бмв, e92, !340
      3 series touring: wagon m; 3er touring, e91, f31, g21
      4 series: coupe m; 4er, f32, g22, 420i, 420d, 428i, 430i, 435i, 440i, m4, !4, !420, !430, !440
      4 series gran coupe: sedan m; f36, g26
      5 series: sedan/wagon l; 5er, funfer, e34, e39, e60, f10, g30, g60, 520i, 520d, 525d, 525i, 528i, 530i, 530d, 535i, 535d, 540i, 550i, m550i, m5, !5, !520, !525, !528, !530, !535, !540, пятерка бмв, пятёрка
      5 series touring: wagon l; 5er touring, e61, f11, g31
      6 series: coupe l; 6er, e63, f12, f13, 640i, 640d, 650i, m6, !6, !640
      7 series: sedan l; 7er, siebener, e38, e65, f01, g11, g12, g70, 730d, 740d, 740i, 750i, 760i, !7, !730, !740, !750, семерка
      8 series: coupe l; 8er, g15, 840i, 840d, 850i, m850i, m8, !8
      z4: cabrio s; z3, z1, e85, e89, g29, з4
      x1: suv m; х1, икс1, e84, f48, u11, икс 1, ікс 1
      x2: suv m; х2, f39, u10
      x3: suv l; х3, e83, f25, g01, g45, икс 3, ікс 3
      x4: suv l; х4, f26, g02
      x5: suv xl; х5, e53, e70, f15, g05, икс5, икс 5, ікс 5, iks 5, x5m
      x6: suv xl; х6, e71, f16, g06, икс 6, ікс 6, x6m
      x7: suv xl; х7, g07, икс 7, ікс 7
      xm: suv xl
      i3: hatchback s; и3, i3s
      i4: sedan m
      i5: sedan l
      i7: sedan l
      i8: coupe m
      ix: suv xl; ix50, ix40
      ix1: suv m
      ix3: suv l`,
  },
  {
    make: 'Mercedes-Benz',
    aliases:
      'mercedes mercedes-benz benz merc merc-benz mb мерседес мерс мерин мерса мерседеса бенц mersedes mercedec daimler amg',
    models: `
      a-class: hatchback m; a klasse, a class, a-klasse, w168, w169, w176, w177, a180, a200, a220, a250, a45, а класс, а клас, a 180, a 200, a160, a35, а класса, а класу, a класс, a класса, a классе, a классу, a классом, a клас, a класу, a класі, a класом
      b-class: minivan m; b klasse, b class, w245, w246, w247, b180, b200, б класс, б класса, б классе, б классу, б классом, б клас, б класу, б класі, б класом, b класс, b класса, b классе, b классу, b классом, b клас, b класу, b класі, b класом
      c-class: sedan/wagon m; c klasse, c class, w202, w203, w204, w205, w206, c180, c200, c220, c250, c300, c350, c43, c63, ц класс, с класс, c 180, c 200, c 220, цешка, цэшка, с класса, с клас, с класу, ц класса, ц классе, ц классу, ц классом, ц клас, ц класу, ц класі, ц класом, це класс, це класса, це классе, це классу, це классом, це клас, це класу, це класі, це класом, c класс, c класса, c классе, c классу, c классом, c клас, c класу, c класі, c класом
      c-class estate: wagon m; s202, s203, s204, s205, s206, c t-modell
      e-class: sedan/wagon l; e klasse, e class, w124, w210, w211, w212, w213, w214, e200, e220, e250, e270, e280, e300, e320, e350, e400, e43, e53, e63, е класс, е клас, ешка, e 200, e 220, e 320, е класса, е классе, е классу, е классом, е класу, е класі, е класом, э класс, э класса, э классе, э классу, э классом, э клас, э класу, э класі, э класом, e класс, e класса, e классе, e классу, e классом, e клас, e класу, e класі, e класом
      e-class estate: wagon l; s210, s211, s212, s213, e t-modell
      s-class: sedan xl; s klasse, s class, w140, w220, w221, w222, w223, s350, s400, s450, s500, s550, s560, s580, s63, s65, эска, еска, maybach, майбах, s класс, s класса, s классе, s классу, s классом, s клас, s класу, s класі, s класом, эс класс, эс класса, эс классе, эс классу, эс классом, эс клас, эс класу, эс класі, эс класом, ес класс, ес класса, ес классе, ес классу, ес классом, ес клас, ес класу, ес класі, ес класом
      cla: sedan m; c117, c118, cla200, cla180, cla45, цла
      cls: sedan l; c218, c219, w218, w219, cls350, цлс
      clk: coupe m; w208, w209
      cle: coupe m
      sl: cabrio m; r129, r230, r231, r232, sl500
      slk: cabrio s; slc, r170, r171, r172
      amg gt: coupe m; gt63, gts
      gla: suv m; x156, h247, gla200, гла
      glb: suv m; x247, глб
      glc: suv l; x253, x254, glc220, glc300, глц, глс300, glc coupe
      glk: suv l; x204, глк
      gle: suv xl; w166, w167, v167, gle350, gle400, gle53, глє, гле
      ml: suv xl; m-klasse, w163, w164, ml320, ml350, мл
      gl: suv xl; x164, x166
      gls: suv xl; x167, глс, gls400, gls580
      g-class: suv xl; g klasse, g class, g wagon, g-wagen, gwagon, w463, w461, g63, g55, g500, g400, гелик, гелік, гелендваген, гелендваген, гелентваген, гелен, кубик, gelandewagen mercedes, g класс, g класса, g классе, g классу, g классом, g клас, g класу, g класі, g класом, джи класс, джи класса, джи классе, джи классу, джи классом, джи клас, джи класу, джи класі, джи класом, ж класс, ж класса, ж классе, ж классу, ж классом, ж клас, ж класу, ж класі, ж класом
      r-class: minivan l; r klasse, w251, r класс, r класса, r классе, r классу, r классом, r клас, r класу, r класі, r класом
      v-class: minivan xl; v klasse, v class, w447, v250, v220, v300с, v-klasse, v класс, v класса, v классе, v классу, v классом, v клас, v класу, v класі, v класомуіом, ві класс, ві класса, ві классе, ві классу, ві классом, ві клас, ві класу, ві класі, ві класом
      vito: van xl; вито, віто, w638, w639, viano, виано, віано, vito tourer
      sprinter: van xl; спринтер, sprinters, w906, w907, шпринтер, спрінтер, sprinter 316, sprinter 313, crafter sprinter
      citan: van l; ситан, t-klasse
      x-class: pickup l; x klasse, x250, x класс, x класса, x классе, x классу, x классом, x клас, x класу, x класі, x класом
      actros: truck xl; актрос, atego, атего, arocs
      eqa: suv m
      eqb: suv m
      eqc: suv l
      eqe: sedan l
      eqs: sedan l
      eqv: minivan xl`,
  },
  {
    make: 'Volkswagen',
    aliases: 'vw volkswagen фольксваген фольцваген фольц вольксваген фв volkswagon vag',
    models: `
      golf: hatchback m; гольф, голф, golf 4, golf 5, golf 6, golf 7, golf 8, golf gti, golf r, gti, mk4, mk5, mk6, mk7, mk8, гольфик
      golf variant: wagon m; golf kombi, golf sportwagen, golf универсал, golf alltrack
      golf plus: minivan m; golf sportsvan, sportsvan
      polo: hatchback s; поло, polo 6, polo gti
      polo sedan: sedan m; поло седан
      up: small s; !up, e-up
      lupo: small s; лупо
      fox: small s; !fox
      passat: sedan/wagon m; пассат, пасат, b5, b6, b7, b8, passat b6, passat b7, passat b8, пассат б6, пассат б8
      passat variant: wagon m; passat kombi, passat alltrack
      passat cc: sedan m; !cc, vw cc
      arteon: sedan l; артеон
      arteon shooting brake: wagon l
      jetta: sedan m; джетта, джета, vento
      bora: sedan m; бора
      phaeton: sedan l; фаэтон, фаетон
      beetle: hatchback s; жук, new beetle, kafer, käfer
      scirocco: coupe m; сирокко
      eos: cabrio m
      tiguan: suv m; тигуан, тігуан, tiguan allspace, allspace
      touareg: suv xl; туарег, туарек, тауарег, touareg r-line
      t-roc: suv m; троок, т-рок, troc
      t-cross: suv s; т-кросс, taigo, nivus
      atlas: suv xl; teramont, терамонт, атлас
      touran: minivan m; туран, tauran
      sharan: minivan l; шаран
      caddy: van l; кадди, кадді, caddy maxi
      multivan: minivan xl; мультивен, мультивэн, !t5, !t6, !t7, california, caravelle, каравелла
      transporter: van xl; транспортер, t4, t5, t6, т4, т5, т6, vw bus, bulli, булли, буллі
      crafter: van xl; крафтер
      lt: van xl; !lt, lt35, lt28
      amarok: pickup l; амарок
      id.3: hatchback m; id3, id 3
      id.4: suv m; id4, id 4, ід4
      id.5: suv m; id5
      id.6: suv l; id6
      id.7: sedan l; id7
      id buzz: minivan xl; buzz`,
  },
  {
    make: 'Audi',
    aliases: 'audi ауди ауді авди',
    models: `
      a1: hatchback s; а1
      a2: hatchback s; а2
      a3: hatchback m; а3, a3 sportback, s3, rs3, 8p, 8v, 8y
      a3 limousine: sedan m; a3 sedan
      a4: sedan/wagon m; а4, s4, rs4, audi 80, !80, !b8, !b9, a4 b8, a4 b7
      a4 avant: wagon m; a4 allroad
      a5: coupe m; а5, s5, rs5
      a5 sportback: sedan m
      a6: sedan/wagon l; а6, s6, rs6, audi 100, !100, c5, c6, c7, c8
      a6 avant: wagon l; a6 allroad, allroad, аллроад
      a7: sedan l; а7, s7, rs7
      a8: sedan xl; а8, s8, a8l
      q2: suv s; ку2
      q3: suv m; ку3, rsq3
      q4 e-tron: suv m; q4
      q5: suv l; ку5, sq5, кю5
      q6 e-tron: suv l; q6
      q7: suv xl; ку7, sq7, кю7
      q8: suv xl; ку8, sq8, rsq8, кю8
      e-tron: suv l; etron, етрон
      e-tron gt: sedan l
      tt: coupe s; тт, tts, ttrs
      r8: coupe m`,
  },
  {
    make: 'Porsche',
    aliases: 'porsche порше porshe порш',
    models: `
      911: coupe m; 911er, carrera, каррера, 991, 992, 997, 996
      boxster: cabrio s; бокстер, 718 boxster
      cayman: coupe s; кайман, 718 cayman, !718
      panamera: sedan l; панамера
      panamera sport turismo: wagon l
      taycan: sedan l; тайкан
      macan: suv l; макан
      cayenne: suv xl; кайен, каен, каєн, cayen, кайенн, cayenne coupe`,
  },
  {
    make: 'Opel',
    aliases: 'opel опель vauxhall опeль',
    models: `
      corsa: hatchback s; корса
      astra: hatchback m; астра, astra h, astra j, astra k
      astra sports tourer: wagon m; astra kombi, astra caravan
      insignia: sedan/wagon m; инсигния, інсигнія
      insignia sports tourer: wagon m
      vectra: sedan/wagon m; вектра
      omega: sedan/wagon l; омега
      signum: wagon m
      adam: small s; !adam
      karl: small s; !karl, agila, агила
      tigra: cabrio s
      cascada: cabrio m
      meriva: minivan m; мерива
      zafira: minivan m; зафира
      mokka: suv s; мокка
      crossland: suv s; кросленд
      grandland: suv m; грандленд
      antara: suv m; антара
      frontera: suv m; фронтера
      combo: van l; комбо, !combo
      vivaro: van xl; виваро, віваро
      movano: van xl; мовано
      zafira life: minivan xl`,
  },
  {
    make: 'Smart',
    aliases: 'smart смарт',
    models: `
      fortwo: small s; for two, форту, !smart
      forfour: small s; for four
      smart #1: suv s
      roadster smart: cabrio s`,
  },
  {
    make: 'MAN',
    aliases: 'man ман',
    models: `
      tge: van xl
      tgx: truck xl; tgs, tga, tgl`,
  },
];
