import type { MakeEntry } from './model-entry.ts';

export const ASIAN_MAKES: readonly MakeEntry[] = [
  {
    make: 'Toyota',
    aliases: 'toyota тойота тойоту тайота',
    models: `
      roomy: small s; !roomy, toyota roomy
      noah: minivan l; !noah, !ноах, toyota noah
      voxy: minivan l; вокси
      wish: minivan m; !wish, toyota wish, тойота виш
      probox: wagon m; пробокс
      vitz: small s; витц, вітц
      ractis: small s; рактис
      estima: minivan l; эстима, эстиму, естіма
      ipsum: minivan m; ипсум
      ist: small s; !ist, toyota ist
      yaris: hatchback s; ярис, яріс
      yaris cross: suv s
      aygo: small s; айго
      corolla: sedan m; королла, корола
      corolla touring sports: wagon m; corolla kombi
      auris: hatchback m; аурис, ауріс
      avensis: sedan/wagon m; авенсис, авенсіс
      camry: sedan l; камрюха, камрюху, камрюхи, камрюхе, камри, камрі, кемри
      avalon: sedan l; авалон
      prius: hatchback m; приус, пріус
      crown: sedan l; !crown
      mirai: sedan l
      c-hr: suv s; chr, ц-хр, сихр
      rav4: suv m; рав4, рав 4, rav 4, равчик, rav-4
      highlander: suv xl; хайлендер, хайландер
      kluger: suv xl
      land cruiser: suv xl; ленд крузер, крузак, лк200, lc200, lc300, tlc, крузер, ленд крузер 200, landcruiser
      prado: suv xl; прадо, прадик, прадика, прадику, прадике, прадиком, прадік, крузак прадо, lc150, lc120, land cruiser prado
      fortuner: suv xl; фортунер
      4runner: suv xl; forerunner
      sequoia: suv xl; секвоя
      fj cruiser: suv l
      venza: suv m; венза
      corolla cross: suv m
      bz4x: suv m
      hilux: pickup l; хайлюкс, хілюкс
      tacoma: pickup l; такома
      tundra: pickup xl; тундра
      sienna: minivan xl; сиенна, сієна
      alphard: minivan xl; альфард
      verso: minivan m; версо
      proace: van xl; проайс, proace city
      hiace: van xl; хайс
      gt86: coupe m; gr86, supra, супра, celica
      matrix: wagon m; !матрикс
      mark ii: sedan l; марк 2, chaser
      iq: small s; !iq
      urban cruiser: suv s`,
  },
  {
    make: 'Lexus',
    aliases: 'lexus лексус',
    models: `
      is: sedan m; is250, is300, is350, is220, !is
      es: sedan l; es350, es250, es300h, !es
      gs: sedan l; gs300, gs350, gs450h
      ls: sedan xl; ls460, ls500, ls430
      ct200h: hatchback m; ct 200h, !ct
      rc: coupe m; rc350, rcf
      lc500: coupe l; !lc
      ux: suv s; ux250h
      nx: suv m; nx200, nx300, nx350, нх
      rx: suv l; rx350, rx450h, rx300, рх, рх350
      gx: suv xl; gx460, gx470, gx550
      lx: suv xl; lx570, lx470, lx600
      lbx: suv s`,
  },
  {
    make: 'Honda',
    aliases: 'honda хонда хонду гонда',
    models: `
      stepwgn: minivan l; степвагон, stepwagon
      freed: minivan m; !freed, honda freed, хонда фрид
      jazz: hatchback s; джаз, !fit
      civic: hatchback m; сивик, сівік, цивик, civic type r
      civic sedan: sedan m; цивик седан
      accord: sedan m; аккорд, акорд
      insight: sedan m; !insight
      legend: sedan l; !legend
      cr-v: suv m; crv, срв, црв, ср-в
      hr-v: suv s; hrv, хрв
      zr-v: suv m; zrv
      pilot: suv xl; !pilot, !пилот, !пілот
      passport: suv l; !passport
      element: suv m; !element
      odyssey: minivan xl; одиссей
      fr-v: minivan m
      ridgeline: pickup l
      s2000: cabrio s
      cr-z: coupe s
      honda e: small s
      gold wing: motorcycle s; goldwing, cbr, africa twin, hornet`,
  },
  {
    make: 'Nissan',
    aliases: 'nissan ниссан нісан ніссан нисан datsun',
    models: `
      march: small s; !march, !марч, nissan march, ниссан марч, нісан марч
      serena: minivan l; !serena, !серена, nissan serena, ниссан серена
      elgrand: minivan xl; элгранд, эльгранд
      roox: small s; ниссан рум, ниссан рукс, nissan roox
      micra: hatchback s; микра, мікра
      note: hatchback s; !note, !ноут
      tiida: hatchback m; тиида, тііда
      pulsar: hatchback m; пульсар
      leaf: hatchback m; лиф, ліф
      almera: sedan m; альмера
      primera: sedan m; примера
      sentra: sedan m; сентра
      altima: sedan l; альтима
      maxima: sedan l; максима, !maxima
      teana: sedan l; теана
      versa: sedan s; !versa
      juke: suv s; жук ниссан, джук
      qashqai: suv m; кашкай, кашкаи, qashkai, quashqai
      x-trail: suv l; xtrail, икстрейл, ікстрейл, x trail, х-трейл
      rogue: suv m; рог, !rogue, rogue sport
      murano: suv l; мурано
      pathfinder: suv xl; патфайндер
      patrol: suv xl; патрол
      armada: suv xl; армада
      terrano: suv l; террано
      ariya: suv m
      kicks: suv s; !kicks
      navara: pickup l; навара, frontier
      titan: pickup xl; !titan
      nv200: van l; nv300, nv400, e-nv200
      primastar: van xl; примастар
      townstar: van l
      quest: minivan l; !quest
      370z: coupe m; 350z, nissan z
      gt-r: coupe m; gtr, skyline`,
  },
  {
    make: 'Infiniti',
    aliases: 'infiniti инфинити інфініті infinity',
    models: `
      q30: hatchback m
      q50: sedan m
      q60: coupe m
      q70: sedan l
      g35: sedan m; g37, g25
      m37: sedan l; m35
      qx30: suv s
      qx50: suv m; ex35, ex37
      qx60: suv xl; jx35
      qx70: suv l; fx35, fx37, fx50, фх35, fx45
      qx80: suv xl; qx56`,
  },
  {
    make: 'Mazda',
    aliases: 'mazda мазда мазду',
    models: `
      2: hatchback s; mazda 2, mazda2, !2, двойка мазда, demio
      3: hatchback/sedan m; mazda 3, mazda3, !3, мазда трешка, axela
      5: minivan m; mazda 5, mazda5, !5, premacy
      6: sedan/wagon m; mazda 6, mazda6, !6, мазда шестерка, atenza
      cx-3: suv s; cx3, сх3, сх-3
      cx-30: suv m; cx30, сх30, сх-30
      cx-5: suv m; cx5, сх5, сх-5, цх5, cx 5
      cx-50: suv m; cx50
      cx-60: suv l; cx60, сх60
      cx-7: suv m; cx7, сх7, сх-7
      cx-9: suv xl; cx9, сх9, сх-9
      cx-90: suv xl; cx90, cx-80, cx80
      mx-5: cabrio s; mx5, miata, миата
      mx-30: suv s; mx30
      rx-8: coupe m; rx8, rx-7
      323: hatchback m; !323, familia
      626: sedan m; !626
      tribute: suv m; !tribute
      bt-50: pickup l; bt50`,
  },
  {
    make: 'Mitsubishi',
    aliases: 'mitsubishi мицубиси мицубиши міцубісі мітсубісі митсубиси mitsu',
    models: `
      delica: minivan xl; делика, делику, делики, делике, деліка, деліку
      lancer: sedan m; лансер, lancer x, evo, lancer evolution
      colt: hatchback s; кольт, !colt
      galant: sedan l; галант
      carisma: sedan m; каризма
      mirage: hatchback s; space star
      asx: suv m; асх
      outlander: suv l; аутлендер, аутлендер phev, outlander phev
      eclipse cross: suv m; эклипс кросс
      eclipse: coupe m; !eclipse
      pajero: suv xl; паджеро, montero, монтеро
      pajero sport: suv xl; паджеро спорт, montero sport
      l200: pickup l; л200, triton
      grandis: minivan l; грандис
      space wagon: minivan m`,
  },
  {
    make: 'Subaru',
    aliases: 'subaru субару субарик',
    models: `
      impreza: hatchback m; импреза, імпреза
      wrx: sedan m; wrx sti, sti
      legacy: sedan/wagon m; легаси, легасі
      outback: wagon l; аутбек, аутбэк
      forester: suv m; форестер, форик, форик субару
      xv: suv m; crosstrek, хв
      tribeca: suv l; трибека
      ascent: suv xl; !ascent
      levorg: wagon m
      brz: coupe m
      solterra: suv m`,
  },
  {
    make: 'Suzuki',
    aliases: 'suzuki сузуки сузукі',
    models: `
      swift: hatchback s; свифт, свіфт
      alto: small s; !alto
      ignis: suv s; игнис
      baleno: hatchback s
      celerio: small s
      sx4: suv s; сх4, sx-4, s-cross
      vitara: suv m; витара, вітара, grand vitara, гранд витара
      jimny: suv s; джимни, джімні
      kizashi: sedan m
      liana: sedan s
      splash: small s; !splash
      across: suv m; !across
      swace: wagon m`,
  },
  {
    make: 'Hyundai',
    aliases: 'hyundai хундай хендай хюндай хюндаи хундаї хьюндай hundai hyunday хендэ',
    models: `
      i10: small s; ай10, и10
      i20: hatchback s; ай20, и20
      i30: hatchback m; ай30, и30
      i30 kombi: wagon m; i30 wagon, i30 sw
      i40: sedan/wagon m; ай40
      ix20: minivan s
      ix35: suv m; айикс35
      ix55: suv xl; veracruz
      accent: sedan s; акцент, !accent
      solaris: sedan s; солярис, соляріс
      elantra: sedan m; элантра, елантра, avante
      sonata: sedan l; соната
      azera: sedan l; grandeur, грандер
      getz: hatchback s; гетц
      matrix hyundai: minivan s; !матрикс
      ioniq: hatchback m; ионик, іонік
      ioniq 5: suv m; ioniq5
      ioniq 6: sedan m; ioniq6
      kona: suv s; кона
      bayon: suv s
      venue: suv s; !venue
      creta: suv s; крета
      tucson: suv m; туссан, тусан, туксон, tuscon
      santa fe: suv l; санта фе, сантафе, santafe
      palisade: suv xl; палисад, палісад
      terracan: suv l; терракан
      veloster: hatchback m; велостер
      genesis coupe: coupe m
      santa cruz: pickup m
      staria: minivan xl; стария
      h-1: van xl; h1, starex, старекс, н1, n-1
      h350: van xl; porter`,
  },
  {
    make: 'Kia',
    aliases: 'kia киа кіа кия',
    models: `
      picanto: small s; пиканто, піканто
      rio: hatchback s; рио, ріо
      rio sedan: sedan s; рио седан
      ceed: hatchback m; сид, сід, cee'd, ceed gt, сиид
      ceed sw: wagon m; ceed kombi, ceed sportswagon
      proceed: wagon m; pro ceed, просид
      xceed: suv m; x-ceed
      cerato: sedan m; церато, серато, forte, !forte
      optima: sedan l; оптима, k5, магентис, magentis
      stinger: sedan l; стингер
      cadenza: sedan l; k7
      k900: sedan xl; quoris
      soul: suv s; соул, !soul
      stonic: suv s; стоник
      seltos: suv s; селтос
      niro: suv s; ниро, ніро
      sportage: suv m; спортейдж, спортаж, спортейж
      sorento: suv l; соренто
      telluride: suv xl; теллурайд
      mohave: suv xl; мохаве, borrego
      venga: minivan s; венга
      carens: minivan m; каренс
      carnival: minivan xl; карнивал, карнівал, sedona
      ev3: suv s
      ev6: suv m
      ev9: suv xl
      shuma: sedan m; spectra, спектра`,
  },
  {
    make: 'Genesis',
    aliases: 'genesis дженезис генезис',
    models: `
      g70: sedan m
      g80: sedan l
      g90: sedan xl
      gv60: suv m
      gv70: suv l
      gv80: suv xl`,
  },
  {
    make: 'Isuzu',
    aliases: 'isuzu исузу ісузу',
    models: `
      d-max: pickup l; dmax, d max
      mu-x: suv xl; mux, mu x
    `,
  },
  {
    make: 'SsangYong',
    aliases: 'ssangyong ссангйонг санйонг саньенг ssang kgm',
    models: `
      rexton: suv xl; рекстон
      kyron: suv l; кайрон
      actyon: suv m; актион, актіон
      korando: suv m; корандо
      tivoli: suv s; тиволи
      torres: suv m
      musso: pickup l; муссо
      rodius: minivan xl; родиус`,
  },
  {
    make: 'Chery',
    aliases: 'chery чери чері',
    models: `
      tiggo: suv m; тигго, тігго, tiggo 7, tiggo 8, tiggo 4
      arrizo: sedan m
      amulet: sedan m; амулет
      qq: small s; !qq`,
  },
  {
    make: 'Geely',
    aliases: 'geely джили джілі',
    models: `
      emgrand: sedan m; эмгранд, емгранд
      ck: sedan s; !mk, !ck
      coolray: suv s; кулрей
      atlas geely: suv m; !atlas
      monjaro: suv l; монжаро
      tugella: suv m`,
  },
  {
    make: 'Haval',
    aliases: 'haval хавал хавейл greatwall грейтвол',
    models: `
      jolion: suv m; джолион
      haval h6: suv m; !h6, f7, dargo, дарго
      haval h9: suv xl; !h9, tank 300, tank 500, танк 300, !tank
      hover: suv l; ховер`,
  },
  {
    make: 'MG',
    aliases: 'mg',
    models: `
      mg4: hatchback m
      mg5: wagon m
      zs: suv s; mg zs, !zs
      mg hs: suv m; !hs, ehs
      marvel r: suv m`,
  },
  {
    make: 'BYD',
    aliases: 'byd бид бід',
    models: `
      atto 3: suv m; yuan plus
      dolphin: hatchback s; !dolphin
      seal: sedan m; !seal
      byd song: suv m; song plus, !song
      byd han: sedan l; !han
      byd tang: suv l; !tang
      seagull: small s; !seagull`,
  },
  {
    make: 'JAC',
    aliases: 'jac джак',
    models: `
      jac s3: suv s; !s3, js4`,
  },
  {
    make: 'Changan',
    aliases: 'changan чанган',
    models: `
      cs35: suv s; cs55, cs75, uni-k, uni-t, uni-v`,
  },
  {
    make: 'Exeed',
    aliases: 'exeed эксид',
    models: `
      txl: suv l; exeed txl, exeed vx, exeed lx`,
  },
  {
    make: 'Omoda',
    aliases: 'omoda омода',
    models: `
      omoda 5: suv m; omoda c5, omoda 7`,
  },
  {
    make: 'Jaecoo',
    aliases: 'jaecoo джейку',
    models: `
      jaecoo 7: suv m; j7`,
  },
  {
    make: 'Zeekr',
    aliases: 'zeekr зикр зікр',
    models: `
      zeekr 001: wagon l; !001
      zeekr x: suv s
      zeekr 009: minivan xl; !009`,
  },
  {
    make: 'Li Auto',
    aliases: 'lixiang лисян',
    models: `
      li l7: suv xl; !l7, !l8, !l9, li l9, li l6, lixiang`,
  },
  {
    make: 'NIO',
    aliases: 'nio',
    models: `
      nio et5: sedan m; et7, es8, es6, el6`,
  },
  {
    make: 'XPeng',
    aliases: 'xpeng',
    models: `
      g9: suv l; xpeng p7, xpeng g6`,
  },
  {
    make: 'Voyah',
    aliases: 'voyah воя',
    models: `
      voyah free: suv l; voyah dream`,
  },
  {
    make: 'Lifan',
    aliases: 'lifan лифан',
    models: `
      x60: suv m; lifan x60, solano`,
  },
];
