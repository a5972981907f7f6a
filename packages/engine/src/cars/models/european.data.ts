import type { MakeEntry } from './model-entry.ts';

export const EUROPEAN_MAKES: readonly MakeEntry[] = [
  {
    make: 'Škoda',
    aliases: 'skoda шкода škoda',
    models: `
      fabia: hatchback s; фабия, фабія
      fabia combi: wagon s; fabia kombi
      octavia: sedan/wagon m; октавия, октавія, окта, oktavia, octavia a5, octavia a7, октаха
      octavia combi: wagon m; octavia kombi, octavia scout
      superb: sedan/wagon l; суперб, superb 3
      superb combi: wagon l; superb kombi
      rapid: hatchback m; рапид, рапід
      scala: hatchback m; скала
      citigo: small s
      roomster: minivan s; румстер
      yeti: suv s; йети, єті, йеті
      karoq: suv m; карок
      kodiaq: suv l; кодиак, кодіак
      kamiq: suv s; камик, камік
      enyaq: suv l; эньяк, еніак
      elroq: suv m
      felicia: hatchback s; фелиция`,
  },
  {
    make: 'Seat',
    aliases: 'seat сеат cupra купра сіат',
    models: `
      ibiza: hatchback s; ибица, ібіца
      leon: hatchback m; леон
      leon st: wagon m; leon kombi, leon sportstourer
      toledo: sedan m; толедо
      cordoba: sedan s
      altea: minivan m; альтеа
      arona: suv s; арона
      ateca: suv m; атека
      tarraco: suv l; таррако
      alhambra: minivan l; альхамбра
      mii: small s
      exeo: sedan m
      formentor: suv m; форментор
      born: hatchback m; !born
      terramar: suv m
      tavascan: suv m`,
  },
  {
    make: 'Renault',
    aliases: 'renault рено рєно',
    models: `
      clio: hatchback s; клио, кліо
      megane: hatchback m; меган, megane 3, megane 4
      megane grandtour: wagon m; megane kombi
      laguna: sedan/wagon m; лагуна
      talisman: sedan/wagon m; талисман
      fluence: sedan m; флюенс
      twingo: small s; твинго
      zoe: hatchback s; зое, зоэ, зоя
      logan: sedan m; логан
      sandero: hatchback s; сандеро
      captur: suv s; каптюр, каптур, kaptur
      kadjar: suv m; каджар
      koleos: suv l; колеос
      austral: suv m
      arkana: suv m; аркана
      duster: suv m; дастер
      scenic: minivan m; сценик, сценік, grand scenic
      espace: minivan l; эспейс, еспейс
      modus: minivan s; модус
      kangoo: van l; кангу
      trafic: van xl; трафик, трафік
      master: van xl; мастер, !master
      symbol: sedan s; симбол
      rafale: suv l
      symbioz: suv m`,
  },
  {
    make: 'Dacia',
    aliases: 'dacia дачия дачія дача',
    models: `
      logan mcv: wagon m
      dokker: van l; доккер
      lodgy: minivan l; лоджи
      jogger: wagon m
      spring: small s; !spring
      bigster: suv l
      dacia duster: suv m; !duster
      dacia sandero: hatchback s; !sandero
      dacia logan: sedan m; !logan`,
  },
  {
    make: 'Peugeot',
    aliases: 'peugeot пежо пєжо pejo',
    models: `
      106: small s; !106, !107, !108, 107, 108
      205: hatchback s; !205
      206: hatchback s; !206, peugeot 206
      207: hatchback s; !207
      208: hatchback s; !208, e-208
      301: sedan m; !301
      306: hatchback m; !306
      307: hatchback m; !307
      308: hatchback m; !308
      308 sw: wagon m; 307 sw, 306 break
      405: sedan m; !405
      406: sedan m; !406
      407: sedan m; !407
      508: sedan/wagon m; !508
      607: sedan l; !607
      1007: small s; !1007
      2008: suv s; !2008, e-2008
      3008: suv m
      4007: suv m; !4007
      4008: suv m; !4008
      5008: suv l
      807: minivan l; !807
      rcz: coupe m
      bipper: van m; биппер
      partner: van l; партнер, !partner
      rifter: minivan l; рифтер
      expert: van xl; эксперт, !expert
      traveller: minivan xl
      boxer: van xl; боксер, !boxer`,
  },
  {
    make: 'Citroën',
    aliases: 'citroen ситроен сітроен цитроен citroën ds',
    models: `
      c1: small s; !c1
      c2: small s; !c2
      c3: hatchback s; !c3
      c3 aircross: suv s
      c3 picasso: minivan s
      c4: hatchback m; !c4, ds4
      c4 cactus: suv s; cactus, кактус
      c4 picasso: minivan m; picasso, пикассо, пікассо, grand picasso, spacetourer
      c5: sedan/wagon m; !c5
      c5 aircross: suv m
      c5 x: wagon l
      c6: sedan l; !c6
      ds3: hatchback s
      ds5: hatchback m
      ds7: suv m; ds7 crossback
      c-elysee: sedan m; элизе, elysee
      xsara: hatchback m; ксара
      saxo: small s
      nemo: van m; немо
      berlingo: van l; берлинго, берлінго
      jumpy: van xl; джампи
      jumper: van xl; джампер
      ami: small s; !ami`,
  },
  {
    make: 'Fiat',
    aliases: 'fiat фиат фіат abarth',
    models: `
      500: small s; !500, fiat 500, cinquecento, 595
      500x: suv s
      500l: minivan s
      panda: small s; панда
      punto: hatchback s; пунто, grande punto
      tipo: hatchback m; типо
      bravo: hatchback m; !bravo
      stilo: hatchback m
      linea: sedan m; линеа
      albea: sedan s
      doblo: van l; добло
      fiorino: van m; фиорино, qubo
      scudo: van xl; скудо
      ducato: van xl; дукато
      talento: van xl
      freemont: suv l
      multipla: minivan m
      fullback: pickup l
      600: suv s; !600`,
  },
  {
    make: 'Alfa Romeo',
    aliases: 'alfa альфа romeo',
    models: `
      giulia: sedan m; джулия
      giulietta: hatchback m; джульетта
      stelvio: suv l; стельвио
      tonale: suv m; тонале
      mito: hatchback s
      147: hatchback m; !147
      156: sedan m; !156
      159: sedan m; !159
      brera: coupe m
      junior: suv s; !junior`,
  },
  {
    make: 'Volvo',
    aliases: 'volvo вольво',
    models: `
      v40: hatchback m; s40 v40
      s40: sedan m
      s60: sedan m
      s80: sedan l
      s90: sedan l
      v50: wagon m
      v60: wagon m
      v70: wagon l
      v90: wagon l
      c30: hatchback m
      c70: cabrio m
      xc40: suv m; хс40, икс си 40
      xc60: suv l; хс60
      xc70: wagon l; хс70
      xc90: suv xl; хс90
      c40: suv m
      ex30: suv s
      ex90: suv xl
      fh: truck xl; fh16, fh12`,
  },
  {
    make: 'Land Rover',
    aliases: 'landrover rover лендровер ровер',
    models: `
      range rover: suv xl; рендж ровер, рейндж ровер, ренджровер, rangerover, vogue, !vogue
      range rover sport: suv xl; рендж ровер спорт
      evoque: suv m; эвок, евок, range rover evoque, ивок
      velar: suv l; велар, range rover velar
      discovery: suv xl; дискавери, діскавері, disco 4
      discovery sport: suv l
      freelander: suv m; фрилендер, фрілендер
      defender: suv xl; дефендер`,
  },
  {
    make: 'Jaguar',
    aliases: 'jaguar ягуар jag',
    models: `
      xe: sedan m
      xf: sedan l
      xj: sedan xl
      x-type: sedan m
      s-type: sedan l
      f-type: coupe m
      f-pace: suv l; фпейс, ф-пейс
      e-pace: suv m
      i-pace: suv l`,
  },
  {
    make: 'Mini',
    aliases: 'mini мини міні minicooper',
    models: `
      cooper: hatchback s; купер, mini cooper, mini one, cooper s
      clubman: wagon m; клабмен
      countryman: suv m; кантримен, кантрімен
      paceman: coupe s
      mini cabrio: cabrio s`,
  },
  {
    make: 'Bentley',
    aliases: 'bentley бентли бентлі',
    models: `
      continental gt: coupe l; континенталь, continental
      flying spur: sedan xl
      bentayga: suv xl; бентайга, бентейга`,
  },
  {
    make: 'Rolls-Royce',
    aliases: 'rolls royce rollsroyce ролс роллс',
    models: `
      ghost: sedan xl; !ghost, phantom, фантом, wraith
      cullinan: suv xl; куллинан`,
  },
  {
    make: 'Lamborghini',
    aliases: 'lamborghini ламборгини ламборгіні ламба lambo',
    models: `
      urus: suv xl; урус
      huracan: coupe m; хуракан, gallardo, aventador, revuelto`,
  },
  {
    make: 'Ferrari',
    aliases: 'ferrari феррари ферарі',
    models: `
      458: coupe m; !458, !488, f8 tributo, 296 gtb, california t, portofino
      purosangue: suv xl`,
  },
  {
    make: 'Maserati',
    aliases: 'maserati мазерати мазераті',
    models: `
      ghibli: sedan l; гибли
      quattroporte: sedan xl
      levante: suv xl; леванте
      grecale: suv l
      granturismo: coupe l`,
  },
  {
    make: 'Aston Martin',
    aliases: 'aston астон',
    models: `
      dbx: suv xl
      db11: coupe m; db9, vantage, dbs`,
  },
  {
    make: 'McLaren',
    aliases: 'mclaren макларен',
    models: `
      720s: coupe m; 570s, 650s, artura`,
  },
  {
    make: 'Lotus',
    aliases: 'lotus лотус',
    models: `
      emira: coupe m; evora, elise`,
  },
  {
    make: 'Lada',
    aliases: 'lada лада ваз жигули vaz',
    models: `
      granta: sedan s; гранта
      vesta: sedan m; веста
      vesta sw: wagon m
      largus: wagon m; ларгус
      kalina: hatchback s; калина
      priora: sedan m; приора
      niva: suv s; нива, нива legend, niva travel, шевроле нива
      xray: hatchback m; иксрей, x-ray
      2107: sedan m; семёрка ваз, !2101, !2106, !2109, !2110, !2114, девятка, десятка, !2107`,
  },
  {
    make: 'GAZ',
    aliases: 'gaz газ',
    models: `
      gazelle: van xl; газель, газелька, gazel, соболь, газелі
      volga: sedan l; волга, !3110`,
  },
  {
    make: 'UAZ',
    aliases: 'uaz уаз',
    models: `
      patriot: suv l; патриот, !патриот
      hunter: suv m; !хантер, буханка`,
  },
  {
    make: 'Daewoo',
    aliases: 'daewoo деу дэу део',
    models: `
      lanos: sedan m; ланос, lanos sens, !сенс, !sens, шанс
      matiz: small s; матиз, матіз
      nexia: sedan m; нексия
      nubira: sedan m; нубира
      leganza: sedan m; леганза
      gentra: sedan m; джентра`,
  },
  {
    make: 'ZAZ',
    aliases: 'zaz заз богдан bogdan',
    models: `
      tavria: small s; таврия, таврія, славута, запорожец`,
  },
  {
    make: 'Iveco',
    aliases: 'iveco ивеко івеко',
    models: `
      daily: van xl; дейли, !daily
      stralis: truck xl; s-way, eurocargo`,
  },
  {
    make: 'Scania',
    aliases: 'scania скания сканія',
    models: `
      scania r: truck xl; !r450, !r500, s500`,
  },
  {
    make: 'DAF',
    aliases: 'daf даф',
    models: `
      daf xf: truck xl; !xf, xf105, xf106`,
  },
  {
    make: 'Freightliner',
    aliases: 'freightliner kenworth peterbilt',
    models: `
      cascadia: truck xl`,
  },
  {
    make: 'KAMAZ',
    aliases: 'kamaz камаз',
    models: `
      kamaz: truck xl; !5490`,
  },
];
