// Written by scripts/write-singular-nouns.ts from the nouns of WordNet 3.0, Copyright 2006 by Princeton University, WordNet licence.

/** Nouns whose plurals the rules give another singular. */
export const SINGULAR_NOUNS =
  'ache acidosis acromegalia adieu aerie aga aku alkalosis amanuensis ambergris amniocentesis amyloidosis anaphylaxis anastomosis ankylosis antisepsis ' +
  'apache apotheosis arteriosclerosis atelectasis attache auntie auriga aussie australia autolysis avalanche axis babu bacchanalia backache baddie baku ' +
  'bantu bari barouche bayou beanie bellyache beluga beowulf beriberi betelgeuse bijou birdie biz bleu blintz blitz boccie boche bodega bogie bonhomie ' +
  'boogie bookie borzoi bouillabaisse bourgeoisie bowie bowtie brasserie brassie brie brioche brownie budgie cache calamari calorie camaraderie campeche ' +
  'caribou carnegie cartouche cassie catharsis cayuga cayuse centesis certiorari chartreuse chasse chattanooga chintz chou christie chunga cirrhosis ' +
  'cliche cloche comanche commie conestoga conga cookie coolie cootie cornu corrie coterie coulisse cowrie cpu crevasse curie cyanosis daiquiri danseuse ' +
  'dari dearie demitasse depardieu derris dialysis diaphoresis dickie disuse diuresis dixie dogie dominie domino douche earache ecchymosis ecdysis ecru ' +
  'electrolysis electrophoresis ellipsis emesis erie ersatz erythroblastosis excuse eyrie faery falsie fez fibrosis filariasis finesse flu folie fondu ' +
  'fosse freebie fugu fuse gaucherie gendarmerie genitalia geordie gigahertz gillie glitz glossolalia gnosis gnu gris grotesquerie guarneri guru ' +
  'haemolysis haiku halitosis hanoi harris headache heartache heave hemolysis hemoptysis hemostasis heterosis hindu hippie hoagie homeostasis honolulu ' +
  'huarache hubris hyperemesis hyperhidrosis hypnosis hypotenuse impasse impromptu imu indie iontophoresis iou isis jiujitsu jujitsu juju junkie kafiri ' +
  'kashmiri kelpie kibbutz kilohertz kinkajou kivu klutz kris kudu kudzu kuru kylie kyphosis lachesis lacrosse laddie largesse leptospirosis leu ' +
  'leucocytosis lieu lingerie lordosis lulu lysis magpie mahatma malaga manchu maori marabou mashie masseuse meanie megahertz meiosis menagerie ' +
  'metamorphosis metastasis meuse mew microfiche milieu missouri misuse mitosis moniliasis mononucleosis montessori moonie morris mosquito mountie mousse ' +
  'moustache moxie muse mustache mydriasis naga napu narcosis necrosis nehru nemesis neurosis newbie niche nietzsche nigga nightie noblesse nookie oasis ' +
  'oldie omega onondaga ormolu orris osmosis osteoporosis otosclerosis overuse palilalia panache paralysis paraphernalia paresis pastiche patisserie peri ' +
  'peristalsis peru phimosis physalia pickax pityriasis pixie poi porkpie posse potpie prairie praxis preemie prophylaxis pseudocyesis psittacosis ' +
  'psoriasis psyche psychoneurosis psychosis putz pyrolysis quartz quiche quickie quipu recluse refuse regalia reverie rhinosporidiosis riga ritz rookie ' +
  'roomie rotisserie ruse rutabaga sadhu safari saga salve saratoga sari satyriasis scaramouche schistosomiasis schmaltz schottische sclerosis scoliosis ' +
  'scottie seppuku sepsis sharpie shegetz shiatsu shiraz sis slivovitz smoothie snafu soave somalia sortie sou spitz spritz stasis stenosis stogie ' +
  'stomachache stoolie stymie suisse sweetie symbiosis symphysis synecdoche syracuse tasse tatou tatu techie terahertz thalia thoracentesis thrombolysis ' +
  'thrombosis tigris tiu tofu toga tonga toothache topaz toughie townie trichinosis troche tuberculosis tutu urdu urinalysis utu valkyrie vega veggie ' +
  'venturi verdigris vertu veto vishnu volga waltz weave wedgie weenie weirdie whatsis whiz wiz woolf xanthosis yoga yuppie zulu';

/** Nouns in the singular that the rules take for plurals; their plurals end in -ses. */
export const SINGULARS_IN_S =
  'aas acropolis adios adonis aegis aeneas amaryllis amos ananias annapolis aphis appendicitis aquinas arkansas arras artemis arteritis arthritis ' +
  'atlantis atropos bahamas bakshis balas barbados beaujolais bias bronchiolitis bronchitis bursitis calais calvados cannabis canvas caracas cathexis ' +
  'cellulitis chablis challis charybdis cholangitis cholecystitis chrysalis clevis colitis conjunctivitis cornwallis cosmos dais dallas davis dermatitis ' +
  'dermis digitalis diverticulitis douglas elvis encephalitis endocarditis enteritis epidermis epididymis epiglottis eros esophagitis ethos felis finis ' +
  'folliculitis fracas gastritis gastroenteritis gingivitis glossitis glottis gravitas haggis helios hepatitis himalayas honduras hypodermis hypospadias ' +
  'ibis indianapolis judas kansas lammas laryngitis lens lewis lexis louis madras mantis maquis marquis mastoiditis mavis megalopolis memphis menelaus ' +
  'meningitis meshugaas metis metritis metropolis michaelmas midas minneapolis minos myelitis myocarditis necropolis nephritis neuritis neurosyphilis ' +
  'nicholas orchis osteomyelitis otitis pampas pancreas pancreatitis pastis paterfamilias pathos pectoralis pelvis penis periarteritis pericarditis ' +
  'peritonitis phlebitis plexiglas pneumonitis portcullis precis proboscis prostatitis pseudomonas pubis pyelonephritis pythagoras remus retinitis ' +
  'rhinitis rhinoceros santos sassafras sinusitis summons synovitis syphilis tallis temporalis tendinitis tendonitis texas thanatos thermos thetis thomas ' +
  'tiresias tonsillitis torticollis tournedos trellis tripos tunis vaginitis vasculitis venus vesiculitis xmas';

/** Nouns that have no other singular. */
export const PLURALS_ONLY =
  'abs achilles acrobatics aedes aerobatics aeronautics afrikaans afters alcibiades algiers allhallows alms als amends amenities andes annals anopheles ' +
  'ans antares antilles antipodes archimedes aries arles arrears ascites assizes astronautics astrophysics athens atmospherics auspices avionics azores ' +
  'backstairs backwoods badlands ballistics banns bbs beatles bedclothes bifocals billiards biometrics biophysics boondocks bos bps brahms britches ' +
  'brussels burroughs butterfingers calisthenics castanets ceres cervantes cgs charles chilblains chitlings chitlins chitterlings cis civics civies ' +
  'civvies collins collywobbles colossians confines contretemps cortes cos cps cremains crossbones crosshairs crudites cryogenics cryonics cybernetics ' +
  'cyclopes cyclops cynips damocles das des descartes diagnostics dibs dickens diogenes dis doings doldrums dos dramatics droppings druthers dysgenics ' +
  'earnings eats eaves ecclesiastes eds electromagnetics electrostatics entrails environs eugenics euphrates euripides evans everglades faeces fairbanks ' +
  'fas fcs feces fils fisticuffs flanders flinders footlights fps frs galatians ganges gasworks genitals geographics geophysics geopolitics geriatrics ' +
  'glans goebbels goggles goldilocks gps gramps greaves hackles hades hardheads hastings hawkins hayes heartstrings heaves hercules hermes hijinks ' +
  'hindquarters hippocrates histrionics holmes houselights hustings hydrodynamics hydroponics ides innards ins irs jackanapes jackstraws jakes james ' +
  'jinks jones keats kinetics knickerbockers knickers knucks kos krebs laertes lazybones leeds longlegs longways macrobiotics macroeconomics magnetics ' +
  'maritimes massachusetts matins megabucks meninges menses mephistopheles metaphysics microeconomics microelectronics molasses mors moses mounties mrs ' +
  'naples netherlands nowadays nuptials oddments odds olympics oodles ops orestes orleans orthodontics orthopaedics orthopedics outdoors outskirts ' +
  'paediatrics paratroops pas pecs pericles philippians phonics pisces plaudits pleiades pneumatics pons proceeds prosthetics psychodynamics ' +
  'psycholinguistics psychophysics pubes pyrenees quadriceps ras receivables remains res rhodes rickets robbins rockies rogers rubens sauternes sawbones ' +
  'sayers scabies scads schnapps schooldays semiotics siemens silents silversides simoleons skivvies slyboots smithereens sobersides socrates sophocles ' +
  'sos stapes steelworks strangles subspecies suds sundries surroundings sweatpants sweepstakes sweetbreads systematics tabes tectonics tenpins teres ' +
  'thames throes tiddlywinks tidings togs tongs triceratops troglodytes ulysses underclothes underpants undies upstairs valenciennes vas versailles ' +
  'viands victuals vitals wales waterworks wats whereabouts williams willies withers';
