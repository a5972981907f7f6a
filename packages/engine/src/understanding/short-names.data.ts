/** First names as people call each other, folded: none of them is a word of everyday talk. */
export const SHORT_NAMES = `
лена оля катя настя света маша таня наташа аня даша юля ира галя люда вика ксюша саша женя валя лера надя люба соня алена инна жанна рита тома лиза леся наталка марийка христя оленка катруся ганна уля мила стася тася нюра варя глаша клава рая фая зина нина тоня шура эля эльвира лариса
іра ліза марійка ліля лілія ліда інна надійка соломія
дима миша вова коля толя сережа леша паша витя костя ваня гриша юра гена боря стас влад макс рома слава федя петя вася степа тарасик андрюша антоша игорек санек вадик эдик валера жора сеня гоша митя ленчик
діма міша сергійко вітя петрик івасик юрко василько олежик ігорко
lena lea leonie jana jule nele svenja silke heike ute anja tanja sonja birgit britta kerstin katja steffi conny moni gabi uli kai sven jorg jurgen uwe heiko torsten thorsten dirk lars nils ole malte finn jonas lukas timo marcel sascha pascal rene maik mehmet ahmet mustafa fatma ayse emre piotr tomasz pawel marek agnieszka kasia
priya raj amit sanjay anil aisha fatima mohammed muhammad omar hassan zara chloe ellie megan gemma kirsty sian rhys gareth callum liam ewan hamish niamh aoife siobhan ciaran declan shaun wayne darren trev stu nige jez ollie charlie archie alfie freddie
danny tommy jimmy johnny bobby billy andy terry gerry larry harry barry ricky vicky nicky micky mickey paddy donny kenny lenny ronnie stevie robbie eddie freddy teddy mandy wendy trish tish josh matty gaz baz caz shaz deano davey jonny lizzie maggie kasey jess
basti flo andi hansi seppi sepp wolfi rudi willi uschi resi vroni franzi susi traudl micha chrissi tobi matze robbi manni kalle steffen hanni
айгуль айгерим арман ерлан нурлан асель асем мадина гульнара зульфия дамир рустам тимур азамат бахыт динара камила лейла`;
