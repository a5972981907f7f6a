import type { MakeEntry } from './model-entry.ts';

export const AMERICAN_MAKES: readonly MakeEntry[] = [
  {
    make: 'Ford',
    aliases: 'ford форд форда',
    models: `
      ka: small s; !ka, ford ka
      fiesta: hatchback s; фиеста, фієста
      focus: hatchback m; фокус, !focus, focus st, focus rs, focus 3
      focus turnier: wagon m; focus kombi, focus wagon
      mondeo: sedan/wagon m; мондео
      mondeo turnier: wagon m; mondeo kombi
      fusion: sedan m; фьюжн, фюжн, !fusion
      taurus: sedan l; таурус
      crown victoria: sedan l
      mustang: coupe m; мустанг
      mustang mach-e: suv m; mach-e, mach e, мач-е
      puma: suv s; пума, ford puma
      ecosport: suv s; экоспорт, екоспорт
      kuga: suv m; куга
      escape: suv m; эскейп, ескейп, !escape
      edge: suv l; эдж, едж, !edge
      explorer: suv xl; эксплорер, експлорер
      expedition: suv xl; экспедишн
      bronco: suv l; бронко, bronco sport
      flex: wagon l; !flex
      falcon: sedan l; !falcon, ford falcon
      territory: suv l; !territory, ford territory
      everest: suv xl; !everest, ford everest
      b-max: minivan s
      c-max: minivan m; цмакс, grand c-max
      s-max: minivan l; смакс
      galaxy: minivan l; галакси, !galaxy
      tourneo: minivan xl; торнео, tourneo custom, tourneo connect
      transit: van xl; транзит, transit custom
      transit connect: van l; транзит коннект, transit courier
      ranger: pickup l; рейнджер, ranger raptor
      f-150: pickup xl; f150, ф150, f-250, f-350, f250, f350, raptor, раптор
      maverick: pickup m; !maverick
      econoline: van xl; e-150, e-350`,
  },
  {
    make: 'Chevrolet',
    aliases: 'chevrolet шевроле шеви chevy шевролет',
    models: `
      spark: small s; спарк, !spark
      aveo: hatchback s; авео
      cruze: sedan m; круз, круз шевроле
      lacetti: hatchback m; лачетти, лачетті
      epica: sedan l; эпика
      malibu: sedan l; малибу, малібу
      impala: sedan l; импала
      camaro: coupe m; камаро
      corvette: coupe m; корвет
      bolt: hatchback m; болт, !bolt, bolt euv
      volt: hatchback m; вольт, !volt
      tacuma: minivan m; такума
      orlando: minivan m; орландо
      captiva: suv l; каптива
      trax: suv s; tracker, трекер
      trailblazer: suv m; трейлблейзер
      equinox: suv m; эквинокс, еквінокс
      blazer: suv l; блейзер
      traverse: suv xl; траверс
      tahoe: suv xl; тахо
      suburban: suv xl; субурбан
      colorado: pickup l; колорадо
      silverado: pickup xl; сильверадо
      express: van xl; !express`,
  },
  {
    make: 'GMC',
    aliases: 'gmc',
    models: `
      terrain: suv m
      acadia: suv l
      yukon: suv xl; юкон
      sierra: pickup xl; sierra 1500
      canyon: pickup l; !canyon
      hummer ev: pickup xl; hummer, хаммер, hummer h2, hummer h3
      savana: van xl`,
  },
  {
    make: 'Cadillac',
    aliases: 'cadillac кадиллак каділлак',
    models: `
      cts: sedan l; ct5
      ats: sedan m; ct4
      ct6: sedan xl; xts
      xt4: suv m
      xt5: suv l; srx
      xt6: suv xl
      escalade: suv xl; эскалейд, ескалейд
      lyriq: suv l`,
  },
  {
    make: 'Buick',
    aliases: 'buick бьюик',
    models: `
      encore: suv s; encore gx
      envision: suv m
      enclave: suv xl
      regal: sedan l
      lacrosse: sedan l`,
  },
  {
    make: 'Lincoln',
    aliases: 'lincoln линкольн лінкольн',
    models: `
      mkz: sedan l
      town car: sedan xl
      corsair: suv m; mkc
      nautilus: suv l; mkx
      aviator: suv xl; !aviator
      navigator: suv xl; навигатор, !navigator`,
  },
  {
    make: 'Jeep',
    aliases: 'jeep джип',
    models: `
      renegade: suv s; ренегат, ренегейд
      compass: suv m; компас
      avenger: suv s; !avenger
      patriot jeep: suv m; !patriot
      liberty: suv m; !liberty
      cherokee: suv l; чероки, черокі
      grand cherokee: suv xl; гранд чероки, гранд черокі
      wrangler: suv l; вранглер, рэнглер, вренглер, rubicon, рубикон
      wagoneer: suv xl; grand wagoneer
      commander: suv xl; !commander
      gladiator: pickup l; гладиатор`,
  },
  {
    make: 'Dodge',
    aliases: 'dodge додж',
    models: `
      challenger: coupe l; челленджер, челенджер
      charger: sedan l; чарджер
      dart: sedan m; !dart
      avenger dodge: sedan m; !avenger
      caliber: hatchback m; калибер
      journey: suv l; джорни, джорні, !journey
      durango: suv xl; дуранго
      nitro: suv l; !nitro
      hornet dodge: suv m; !hornet
      grand caravan: minivan xl; караван, !caravan
      viper: coupe m`,
  },
  {
    make: 'Chrysler',
    aliases: 'chrysler крайслер',
    models: `
      300c: sedan l; 300с
      200: sedan m; !200
      pt cruiser: hatchback m; пт крузер
      pacifica: minivan xl; пацифика
      town & country: minivan xl; town and country
      voyager: minivan xl; вояджер, grand voyager
      sebring: sedan m`,
  },
  {
    make: 'Ram',
    aliases: 'ram рам',
    models: `
      ram 1500: pickup xl; !1500, ram 2500, !2500, dodge ram, додж рам
      promaster: van xl`,
  },
  {
    make: 'Tesla',
    aliases: 'tesla тесла теслу теслы',
    models: `
      model 3: sedan m; модель 3, модел 3, тесла 3, !3, model3, м3 тесла
      model s: sedan l; модель с, !s, models tesla
      model x: suv xl; модель икс, модель х, !x
      model y: suv l; модель y, модель у, !y, !у, modely, модель игрек
      cybertruck: pickup xl; кибертрак, кібертрак
      tesla roadster: cabrio s`,
  },
  {
    make: 'Acura',
    aliases: 'acura акура',
    models: `
      ilx: sedan m
      tlx: sedan l; tl
      tsx: sedan m
      rlx: sedan xl
      integra: hatchback m; интегра
      rdx: suv m
      mdx: suv xl; мдх
      zdx: suv l
      nsx: coupe m`,
  },
  {
    make: 'Rivian',
    aliases: 'rivian',
    models: `
      r1t: pickup xl
      r1s: suv xl`,
  },
  {
    make: 'Lucid',
    aliases: 'lucid',
    models: `
      lucid air: sedan xl; !air`,
  },
  {
    make: 'Polestar',
    aliases: 'polestar полстар',
    models: `
      polestar 2: sedan m; !2
      polestar 3: suv l; !3
      polestar 4: suv l; !4`,
  },
  {
    make: 'Fisker',
    aliases: 'fisker',
    models: `
      ocean: suv l; !ocean`,
  },
  {
    make: 'Harley-Davidson',
    aliases: 'harley харлей',
    models: `
      sportster: motorcycle s; harley davidson, харлей дэвидсон, road glide, street glide, fat boy`,
  },
  {
    make: 'Ducati',
    aliases: 'ducati дукати',
    models: `
      panigale: motorcycle s; monster ducati, multistrada`,
  },
  {
    make: 'Yamaha',
    aliases: 'yamaha ямаха',
    models: `
      yzf-r1: motorcycle s; yzf r6, mt-07, mt-09, yamaha r1`,
  },
  {
    make: 'Kawasaki',
    aliases: 'kawasaki кавасаки кавасакі',
    models: `
      ninja: motorcycle s; ниндзя кавасаки, z900, versys`,
  },
  {
    make: 'KTM',
    aliases: 'ktm',
    models: `
      duke: motorcycle s; !duke, ktm 390`,
  },
  {
    make: 'Triumph',
    aliases: 'triumph',
    models: `
      bonneville: motorcycle s; street triple`,
  },
  {
    make: 'BMW Motorrad',
    aliases: 'bmwmotorrad',
    models: `
      r1250gs: motorcycle s; bmw gs, r1200gs, s1000rr, r1300gs`,
  },
];
