// Written by scripts/write-syllable-words.ts from the CMU Pronouncing Dictionary, Copyright (C) 1993-2015 Carnegie Mellon University, BSD-2-Clause.

/** Words whose syllables their spelling does not tell, by how many they have. */
export const WORDS_BY_SYLLABLES: readonly (readonly [syllables: number, words: string])[] = [
  [
    1,
    'aches aye ayes bayes bier ciao claire creak creaked cream creamed creams crease dower drawer drawers duan faire george goethe haye hayes ire isle ' +
      'isles joie juan kuan loire luo macs maire noyes paye pier piers piqued plagued priest priests quire reel reeled reels reeve reeves reign reigned ' +
      'reigns reims rein reined reins reis seoul shire spire squire suave tier tiered tiers tongued vaughan xian yin',
  ],
  [
    2,
    'abbe abed ac acme acne acre acres admire afire ague airedale airedales alfred algiers andes andre ante antes ap appease appeased argue argues armoire ' +
      'arsehole asheville aspire aspirin assuage assuaged astaire aug av ave averaged awestruck axle axles bachelors backaches backfire barest basements ' +
      'bayesian bc belgium bellevue bene benes berkeley berkshire bivouac bloodshed blueness bluer bluey bluish boa boas bocce boise bonier boredom bourgeois ' +
      'bp bracelet bracelets braziers breastfed brescia bridegroom bridesmaid bridesmaids bridgehead bronte brushfire brusquely bryan bs bt bueno buenos ' +
      'buick buicks buoyant business bustier cadre cadres cafe cafes carew carriage caseload cashier cashiered cashiers catharine catholic catholics cb cc cd ' +
      'ce centre centres ceres chaos chartres chenier cheshire cheyenne cheyennes chiffre chile chloe chocolate chocolates choir ciardi cliche cliched client ' +
      'clients closedown clotheshorse clothier clothiers clueless clydesdale coeds coerce coerced coleridge coleslaw collier colliers colonel colonels ' +
      'comebacks comedown conehead cordial cortes cranesbill cranial creaking creaky creamer creamy creases creasy creature creatures critiqued croat ' +
      'crocheted crooked crossfire crozier cruelest cruelly cutesy cv cyan dante daphne daresay darnedest dc deathbed debuted decease deceased decrease ' +
      'decreased deist delphian devilish diamond diamonds diaper dienes dieter dietrich disease diseased displease displeased dj dk doers dolce dovecote ' +
      'dovetail dovetailed dovetails dryer dryers dueling dukedom dulles dyad dyer eavesdrop ebbed edgewise embed entre esquire eu euchre evening evenings ' +
      'expire facedown falsehood falsehoods farewells fatigued fibre fibres filename fired fivefold flatbed flores flours fluid fluids fluoresce fluoride ' +
      'fluorine fluorite fluorspar flyer flyers fm forelimb foremost foresaw foresee foreseen foresight foreskin forest forests foretaste foretell ' +
      'forethought frasier freer freest frontier frontiers fruity fryer fryers fueling fuelling gainesville gardiner genial genre genres georgetown georgette ' +
      'georgia georgian gimme glacier glaciers gloucester gm goa goer goethals goosefish goosefoot goyim grainger grapefruit grapefruits grapeshot grapevine ' +
      'grapevines graveside gravest guidelines guidepost guinea guineas harangued harebrained harle hatred havelock haydn haywire headaches hedgehog ' +
      'hedgehogs heer hellfire henceforth hermes herpes hidebound hideout hideouts hired hodgepodge hombre homesick hoosier hoosiers hopefuls horehound ' +
      'horseshit horseshoe horseshoes horsetail hotbed hp hr hundred ids imbed inbred incheon increase increased inquire inspire intrigued inuit iq jagged ' +
      'jameson jamestown jere jesse joel joey joneses jose jr juarez judgements judgeship judgeships juices katharine kente kiev kindred kobe krone lagniappe ' +
      'lakeshore lakeside lancelet lanier latte leant leicester lendl leonard leopard leopards lifelong lifetimes likewise limestones liveried lodestar ' +
      'lodgepole loess loosestrife louvre lovelace lp ls lucia lukewarm luncheon luncheons lustre lyon lyons macbeth macleish macleod macro madre madres ' +
      'maitre makeshift marriage masefield maybe md meer messrs metier metre metres mg mh michener mildred milestones mincemeat mitre molehill moliere monte ' +
      'montes mores movements mpeg mr mrs muenchen muenster naive naked nauseous ngo nike nineteen nineteenth noa noah noel nonesuch nosedive notre nuisance ' +
      'ochre ogre ok omelet omelets oneself opera operas padre padres papier passe pavements pc peacenik pele people peopled peoples peres perspire peugeot ' +
      'ph phoebe piecemeal pierre placements planeload planeloads platelet platelets pm poitier pokeweed polje portia posse pr preempt premier premiere ' +
      'premiered premieres priestess priesthood priestley priestly princeton psyche purebreds pyre pyres ragged rainier rapeseed react reacts rebbe reeling ' +
      'rehire reigning reindeer reining reisner reiter release released reyes rhea rheingold rhinestones righteous risque roemer rosebud rosebush rugged ryen ' +
      'sabre sabres sacred safest sagebrush salesman salesmen sambre samuel saone sartre saucepan saute savior saviors scarecrow scarecrows sceptre sciara ' +
      'science scion scotia scoured scours scrivener scsi seabed seance seles shakedown shakedowns shakeout shakespeare shiite shoveling shropshire sian ' +
      'sichuan sideshow sideshows sinuous skopje sluicing smokescreen snarled soldier soldiers soledad someday someone sometimes sophomore sophomores soured ' +
      'sovereign sovereigns spaceship spaceships spacesuit spacesuits spectre spokesman spokesmen sporophyte squires sr ss stakeout stakeouts stalemate ' +
      'statements stateside stoic stoics storefront storefronts strikeout strikeouts striptease suasion sublease sucre suey suez sundial surcease takeoff ' +
      'takeoffs takeout tangiers taoiseach tb tele tempe th thea thenceforth theorem theorems thereof thereon tilde timbre timeout tired tires toa ' +
      'tocqueville toniest tradeoff tradeoffs truelove truer truest truncheon truncheons tryout tryouts ts tsetse tv typeset tyres ui uk unctuous unease ' +
      'unwed uv vaguely vagueness valiant vampire vaudeville verde visuals voicemail voltaire vp vs warehoused wavelength wavelengths wednesday wednesdays ' +
      'werewolf werewolves whereas whitener whitest whitetail wholesale wholesales wicked widest wildflowers william williams wiltshire winfred wipeout ' +
      'wiretaps wisest woodshed worcester wretched writeoffs wyatt wyeth xavier yangtze yeoman yerkes yorkshire yuletide',
  ],
  [
    3,
    'aaa aba abc abcs abd abkhazia absentia acacia acc ach achievements achilles acquiesce acquiesced acquired acquires adenauer admired adobe advancements ' +
      'aegean aeneid afl aforesaid aforethought albeit alias alien aliens allegiance allele alleles alliance altaic ama ambience ambient ambrosial amd ' +
      'amusements andante andean angeles angeline anglia anime anion anions announcements antares antilles anyone aorta aortic apache apc archaic archetypal ' +
      'arguing ariel arrangements aryan asean aspires assiduous astilbe atheist atheists atm atp attache audience aureus averages averaging awesomely ' +
      'awesomeness azalea azaleas baa backfired backfires balboa balian bandolier bandoliers baptistery barbeque barbeques batiste beata beautifully ' +
      'beforehand behavior behaviors behaviour behaviours bellyache beverages biedermeier biennale billionaire blvd bombardier bombardiers bonfires boolean ' +
      'bosnia bosnian bourgeoisie bridgewater brigadier bruxelles buoyancy businesses businesslike businessman businessmen cabinetry cacao campfires canale ' +
      'canape canapes carelessness carrere carriages cassia cassone catalogued cation cavalier cavaliers caveat caveats cbc cdc ceasefire celebre ceo cereal ' +
      'cereals cervantes cesare cfo chandelier chandeliers changeover changeovers chaotic charcuterie charlottesville chechnya chevalier chihuahua chilean ' +
      'churchgoer churchgoers cia cialis cicely cio circumference cit clientele clo coalesce coalesced cochlear coenzyme coequal coercing coercion coercive ' +
      'coexist coincide coincides coleus collegiate colorfully comanche concierge coneflower conferencing confucius congenial consortia conspired conveyer ' +
      'copiously cordially corrente cps cpu creamery creamier creamiest croatian cryolite cryonics csi curare dalian dalliance daredevil daredevils ddt ' +
      'decorative deified deify deism deities deity deline delorme delphine denouement derbyshire desired desires devonshire devour devoured devours ' +
      'diapering diego disbursements displacements dmz dna doable doctrinaire dolores domine dui durante duvalier dvd eavesdropping element elia embryo ' +
      'embryos emigre emigres empires emplacements ems endorsements engagements enhancements enlargements entebbe entendre enticements epa espalier euphrates ' +
      'everyone excellencies excellency expires familial fayetteville fbi fcc fda featherbed felicia fenian fiance fibreboard fiery figurehead finale ' +
      'financier financiers firebird firebrand firebrick firebug fireflies firefly firehouse fireplace fireproof fireweed flageolet fluorescence fluorescent ' +
      'forcefulness forerunner foreseeing forested forester foresters forestry foretelling forever fruition ftp fustian gabriel ganglia ganglion gaussian gdp ' +
      'genoa gentlest ghettoize giggly gillian giulio globetrotter globetrotters gnp goering gondolier gooseberries gooseberry gps gradient grotesquely ' +
      'halcion halcyon harare hardwired hebrides hercules hereford hernia heroic heroics heroin heroine heroines hiv homelessness homeowner homeowners ' +
      'homesickness hopefulness hopelessness horatius horseradish hotelier hourglass humblest hyacinth hyacinths hyades hyena hyenas ibm iceskating ignatius ' +
      'imagery imbroglio impetuous impoverish impoverished improvements incestuous inchoate inducements inertia infrared ingenious inquired inquires inspired ' +
      'intaglio interbred involvements iou irs issuer jeopardize jeopardized jeopardy jesuit jesuits jfk johannes jonesboro judgemental kafkaesque kantian ' +
      'karate keister kgb kkk koalas kuomintang laity lamaist lancashire lanius latecomer laureate laureates laypeople leander legionnaire lemaitre libya ' +
      'libyan libyans lickety lifesaver lifesavers lifesaving likelier likeliest likelihood likenesses lincolnshire lineage lineal linear linguine littlest ' +
      'livelier liveliest livelihood livelihoods loggia loneliness longacre lpn lsd luncheonette lyonnais lyonnaise macabre maccabees macdowell macfarlane ' +
      'macgregor machete machetes macrophage madeline makeover makeovers maline managements mania marchioness marriages masai massacre massacred massacres ' +
      'maxzide mba meander meandered meanders measurements melia meyerbeer militia militias millionaire minesweeper minesweepers ministering minoan ' +
      'miscarriage miscreant miscreants mohammed mojave montague montgomery montmartre montreal moreover morpheus mosaic mosaics mpg mph mri museum museums ' +
      'myelin myopic myosin naively namaste naomi natale nauseate nemean nepenthe newlywed niagara niceties nicety nieves ninetieth nineveh nmr nogales ' +
      'nuclear nuclei nucleic nucleus nuisances nureyev nutrient nutrients nuzzling oad oas oasis obliquely oboist ochoa oken ondaatje onerous orestes orient ' +
      'orlean orpheum orpheus overfed oversea overseas pacesetter pallone parliament parliaments patricia peacefulness peacekeeping peacemaker peacemakers ' +
      'peacemaking perine permeate permeates perseus persuasion persuasions persuasive peyote phd phoenicia phrygian picante pietism pineal plagiarize ' +
      'plagiarized pleiades portuguese posterior posteriors powerfully praiseworthy preamble prearrange prearranged preempted preempting preemption ' +
      'preemptive preexist preponderance prescience prescient principally principe proactive procreate procurements pronouncements prosaic prosciutto protean ' +
      'protege prurient puglia pursuer pursuers pvc quassia questionnaire quiescent quinoa quixote ratatouille ratepayer reabsorb reabsorbed reacquired ' +
      'reacted reacting reactive reactor reactors realise realised realist realists realize realized reattach reattached rebellious recipe recipes recreate ' +
      'recreates refinements rehired remarriage repertoire replacements requiem requirements rescuer rescuers restauranteur retirements reveille rewired ' +
      'rickety ricocheted righteously righteousness riverbed rna roanoke roleplaying roseate rosemary rpm rte rwanda rwandan sakai salesmanship salespeople ' +
      'salesperson saleswoman saleswomen salisbury salome samoa samoan sapiens sapphires sba sciences scientist scouring scuffling seattle sesame severally ' +
      'shareowner shoemaker shoemakers shoshone sienna sierra sierras signore skateboarding sledgehammer sociable socrates solely solitaire soloist soloists ' +
      'sos souring sovereignty specialities spokesperson spokespersons spokeswoman stablest stalemated statuesque stoically stonecutter storehouses stygian ' +
      'subtly sudafed superfluous surety suv syncope taira takeover takeovers tamales tapestries tapestry teleport temperament temperaments tenement thaddeus ' +
      'theater theaters theatre theatres theism theseus thoroughbred tianjin ticklish tidewater tijuana timetable timetables tireless tiresome tlc tokyo ' +
      'tolkien townspeople tracheal transience transients transpired transpires truism twinkly typesetting ufo ufos umpires undersea underseas unforeseen ' +
      'uniquely uniqueness unreasoning unreleased usa usefulness valiantly valuable valuables valueless varietal vaseline vaudevillian vegetable vegetables ' +
      'vehement velvety versace vienna viennese vilnius vip visualize visualized visually volante w wahine wahines wannabe wannabes warehouses warehousing ' +
      'wastebasket wastebaskets wastefulness wastepaper wastewater waterbed watershed wherever whoever wholesaler wholesalers wholesomeness widening wiggly ' +
      'williamstown wobbly worcestershire wrongdoer wrongdoers wyoming xenia yarmulke yarmulkes zairean zimbabwe zinnia zinnias',
  ],
  [
    4,
    'abalone abalones accompaniment accoutrement acknowledgements acquaintanceship acquiescence acquiescent acquiescing acquirer adalia adhd advertisements ' +
      'aforementioned agribusiness albania albanian albanians albuquerque algebraic alliances altruism altruistic aluminium anopheles antigone antipodes ' +
      'antonius aphrodite apostrophe apostrophes appalachian appalachians appreciable appreciably apprenticeship apprenticeships aramaic arboreal archimedes ' +
      'arguable arguably ariadne armenia armenian armenians asmodeus assiduously associative atheistic athenian athenians audiences backfiring beatified ' +
      'beatify behavioral behaviorist bellyaching biennial bioethics bioscience borealis bostonian bostonians britannia businesspeople businessperson ' +
      'businesswoman businesswomen calabrese calliope caribbean catastrophe catastrophes celestine celosia cenozoic centimetre centimetres circuitous ' +
      'coagulate coalescence coalescing coalition coalitions coaxial coefficient coefficients coexisted coexistence coexisting coincided coincidence ' +
      'coincident coinciding coinsurance coliseum colosseum comandante comedienne communique communiques complementary concepcion conceptualize ' +
      'concessionaire conscientious contemptuously continuum controversial cooperates coordinate coordinates cronyism cryogenic cryogenics cuneiform cyanamid ' +
      'cyclopean cydonia dandelion dandelions dandyism darwinian deactivate delineate desiring devonian devouring diabetes diamante diarrhea diastole ' +
      'dickensian dielectric disinterested disorient draconian edinburgh egoism elaborately embryonic emilia emotionally entirely entirety epithelial ' +
      'epithelium epitome eritrean estonia estonian etc ethereal ethically eugenia european europeans evildoer evildoers expedience expedient experience ' +
      'experienced facsimile facsimiles feb fettuccine firebombing firecracker firecrackers firefighters firehouses fireproofing fluidity fluoridation ' +
      'fluorocarbon fluorocarbons fluorometer fluoroscopy fnma foreseeable formulaic galilean galliano gametophyte giacometti gilbertine gorgonian guacamole ' +
      'hacienda harmonia hegelian herculean heroically heroism hibernia hinduism hispaniola html http hymeneal hyperbole idealized ideation iglesias ' +
      'impoverishes impoverishment incipient inconspicuous ingeniously ingredient ingredients initiative initiatives inquiring insatiable insignia insomnia ' +
      'intermarriage invaluable iranian iranians isosceles jacksonian jacobean jeopardizes jeopardizing jeroboam jingoism jingoistic jordanian judaism ' +
      'kamikaze karaoke karelian kilometre kilometres laboratories laboratory laryngeal linearly linoleum macrodantin malleable marciano marijuana massacring ' +
      'materiel mausoleum meandering mediocre mesozoic metrically millennia millilitre millimetre minestrone miniaturize miniaturized misbehavior ' +
      'miscarriages miscreation mortification moviegoer moviegoers mozartean myopia naivete nauseated nauseating neanderthal neanderthals negotiable ' +
      'neuroscience newtonian nicosia nonlinear obedience obedient oceania oceanic odysseus ohioan oleander oleaster oriental orientals oriented orwellian ' +
      'overpowering overreact overreacts overseer overseers oviedo pancreatic pantheistic parazoa parisians parisienne penelope permeable permeated ' +
      'permeating persuasively persuasiveness petroleum pharaonic philately plagiarism plutonian policewoman policewomen pollyanna polonius polyamide ' +
      'polyandrous polyandry polyester preeminence preeminent preemptively preexisting procreating procreation prometheus protozoa protozoan provenience ' +
      'pseudoscience ptolemaic ptsd reactivate realises realism realistic realities reality realizes realizing recipient recipients reconnoitre recreated ' +
      'recreating recreation rediscovery reexamine reexamined reimbursements reinforcements reorient resourcefulness retirement retroactive revenuer ' +
      'revenuers rewiring riviera robinia romania romanian rsvp rumania sardinia scientific seigniorage seraphine sicilian slovenia slovenian societe ' +
      'statesmanlike stoicism subservience subservient superfamily supremely tactically tasmania tasmanian teleconference temperamental tennessean ' +
      'theatergoer theatrical traditionalists transpiring triennial ukrainian ukrainians ukulele undercarriage underprivileged unexpired uninspired ' +
      'uninterested uninteresting unrealized unreasonable usda usmc ussr vaccinia valkyrie venereal venezuela venezuelan venezuelans vernonia veterinary ' +
      'vigilante vigilantes viramune visualizing vizcaino whatsoever whomsoever whosoever ws yosemite zimbabwean zoologist zoologists zoology',
  ],
  [
    5,
    'aborigine aborigines aleatory algebraically algorithmic alienated alienating alienation amazonian ambiguities ambiguity amphitheater amphitheatre ' +
      'anatolia anatolian apollonian argentinian aristophanes augustinian babylonian babylonians baccalaureate basophilia beethovenian behaviorally ' +
      'brobdingnagian caledonia carolingian carolinian carthaginian christianity coagulating coagulation coincidences coincidental conscientiously ' +
      'cooperating cooperative coordinated coordinating coordination coordinator coordinators deactivated deification delineated delineating delineation ' +
      'dionysian disobedience disobedient disoriented disorienting embryology epicurean erythropoietin esophageal expediency experiences experiencing ' +
      'experiential genealogy gravitationally hemophilia heterogeneous hyaluronic hydroelectric hyperborean idealistic inexperience inexperienced ' +
      'intercollegiate intraocular intrauterine isocyanate jeffersonian lithuania lithuanian lithuanians lusitania macedonia macedonians matrilineal ' +
      'mccarthyism minneapolis mononuclear monotheism multimillionaire myocardial myocardium neapolitan neurasthenia neuroscientist noncontroversial ' +
      'nonnegotiable oleaginous oregonian orientated orientation orientations overreacted overreacting overreaction paleozoic palestinian palestinians ' +
      'panamanian paraplegia parliamentary partiality patagonia patagonian patrilineal pecuniary penitentiaries penitentiary pennsylvanian peritoneal ' +
      'photoelectric photovoltaic politically polyethylene polytheism polytheistic polyurethane pomeranian preadolescent psychoanalyst pythagorean ' +
      'radioactive reactivated reactivating reactivity realistically realizable recreational reeducation reorientate retaliatory retroactively ribonucleic ' +
      'ruritania satisfactorily schizophrenia scientologist scientology sebastiana singaporean speciality spontaneity stochastically subterranean ' +
      'teleconferencing temperamentally theatrically theologian thermonuclear transoceanic uncontroversial unforeseeable unreality unscientific visualization ' +
      'washingtonian washingtonians',
  ],
  [
    6,
    'aristotelian bioengineering chlorofluorocarbon coeducational coincidentally conceptualization disorientation gastrointestinal genealogical homogeneity ' +
      'idealistically impartiality incoordination intelligentsia internationale louisianian malleability mediterranean megalomania microeconomic ' +
      'microeconomics microelectronic microelectronics microorganism microorganisms osteoarthritis parliamentarian peculiarities peculiarity permeability ' +
      'piezoelectric pseudoscientific psychoanalysis psychoanalytic reexamination scientifically theatricality uncooperative uncoordinated unrealistically ' +
      'videoconferencing',
  ],
  [7, 'cardiomyopathy confidentiality heterogeneity radioactivity socioeconomic stereotypically'],
  [8, 'deoxyribonucleic'],
  [9, 'deinstitutionalization'],
];
