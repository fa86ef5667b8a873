// A name of HTML for each character that has one by itself (HTML Living Standard, named character references), after its code point in hex.
// Of several names the one with small letters, the shortest and then the first of the alphabet is taken, but for some that are usual, as CyberChef has them.
const NAMES =
  '9 Tab a NewLine 21 excl 22 quot 23 num 24 dollar 25 percnt 26 amp 27 apos 28 lpar 29 rpar 2a ast 2b plus 2c comma 2e period 2f sol 3a colon ' +
  '3b semi 3c lt 3d equals 3e gt 3f quest 40 commat 5b lsqb 5c bsol 5d rsqb 5e Hat 5f lowbar 60 grave 7b lcub 7c verbar 7d rcub a0 nbsp a1 iexcl ' +
  'a2 cent a3 pound a4 curren a5 yen a6 brvbar a7 sect a8 uml a9 copy aa ordf ab laquo ac not ad shy ae reg af macr b0 deg b1 plusmn b2 sup2 ' +
  'b3 sup3 b4 acute b5 micro b6 para b7 middot b8 cedil b9 sup1 ba ordm bb raquo bc frac14 bd frac12 be frac34 bf iquest c0 Agrave c1 Aacute ' +
  'c2 Acirc c3 Atilde c4 Auml c5 Aring c6 AElig c7 Ccedil c8 Egrave c9 Eacute ca Ecirc cb Euml cc Igrave cd Iacute ce Icirc cf Iuml d0 ETH ' +
  'd1 Ntilde d2 Ograve d3 Oacute d4 Ocirc d5 Otilde d6 Ouml d7 times d8 Oslash d9 Ugrave da Uacute db Ucirc dc Uuml dd Yacute de THORN df szlig ' +
  'e0 agrave e1 aacute e2 acirc e3 atilde e4 auml e5 aring e6 aelig e7 ccedil e8 egrave e9 eacute ea ecirc eb euml ec igrave ed iacute ee icirc ' +
  'ef iuml f0 eth f1 ntilde f2 ograve f3 oacute f4 ocirc f5 otilde f6 ouml f7 divide f8 oslash f9 ugrave fa uacute fb ucirc fc uuml fd yacute ' +
  'fe thorn ff yuml 100 Amacr 101 amacr 102 Abreve 103 abreve 104 Aogon 105 aogon 106 Cacute 107 cacute 108 Ccirc 109 ccirc 10a Cdot 10b cdot ' +
  '10c Ccaron 10d ccaron 10e Dcaron 10f dcaron 110 Dstrok 111 dstrok 112 Emacr 113 emacr 116 Edot 117 edot 118 Eogon 119 eogon 11a Ecaron ' +
  '11b ecaron 11c Gcirc 11d gcirc 11e Gbreve 11f gbreve 120 Gdot 121 gdot 122 Gcedil 124 Hcirc 125 hcirc 126 Hstrok 127 hstrok 128 Itilde ' +
  '129 itilde 12a Imacr 12b imacr 12e Iogon 12f iogon 130 Idot 131 imath 132 IJlig 133 ijlig 134 Jcirc 135 jcirc 136 Kcedil 137 kcedil 138 kgreen ' +
  '139 Lacute 13a lacute 13b Lcedil 13c lcedil 13d Lcaron 13e lcaron 13f Lmidot 140 lmidot 141 Lstrok 142 lstrok 143 Nacute 144 nacute 145 Ncedil ' +
  '146 ncedil 147 Ncaron 148 ncaron 149 napos 14a ENG 14b eng 14c Omacr 14d omacr 150 Odblac 151 odblac 152 OElig 153 oelig 154 Racute 155 racute ' +
  '156 Rcedil 157 rcedil 158 Rcaron 159 rcaron 15a Sacute 15b sacute 15c Scirc 15d scirc 15e Scedil 15f scedil 160 Scaron 161 scaron 162 Tcedil ' +
  '163 tcedil 164 Tcaron 165 tcaron 166 Tstrok 167 tstrok 168 Utilde 169 utilde 16a Umacr 16b umacr 16c Ubreve 16d ubreve 16e Uring 16f uring ' +
  '170 Udblac 171 udblac 172 Uogon 173 uogon 174 Wcirc 175 wcirc 176 Ycirc 177 ycirc 178 Yuml 179 Zacute 17a zacute 17b Zdot 17c zdot 17d Zcaron ' +
  '17e zcaron 192 fnof 1b5 imped 1f5 gacute 237 jmath 2c6 circ 2c7 caron 2d8 breve 2d9 dot 2da ring 2db ogon 2dc tilde 2dd dblac 311 DownBreve ' +
  '391 Alpha 392 Beta 393 Gamma 394 Delta 395 Epsilon 396 Zeta 397 Eta 398 Theta 399 Iota 39a Kappa 39b Lambda 39c Mu 39d Nu 39e Xi 39f Omicron ' +
  '3a0 Pi 3a1 Rho 3a3 Sigma 3a4 Tau 3a5 Upsilon 3a6 Phi 3a7 Chi 3a8 Psi 3a9 Omega 3b1 alpha 3b2 beta 3b3 gamma 3b4 delta 3b5 epsilon 3b6 zeta ' +
  '3b7 eta 3b8 theta 3b9 iota 3ba kappa 3bb lambda 3bc mu 3bd nu 3be xi 3bf omicron 3c0 pi 3c1 rho 3c2 sigmaf 3c3 sigma 3c4 tau 3c5 upsilon 3c6 phi ' +
  '3c7 chi 3c8 psi 3c9 omega 3d1 thetasym 3d2 upsih 3d5 straightphi 3d6 piv 3dc Gammad 3dd gammad 3f0 kappav 3f1 rhov 3f5 epsiv 3f6 bepsi 401 IOcy ' +
  '402 DJcy 403 GJcy 404 Jukcy 405 DScy 406 Iukcy 407 YIcy 408 Jsercy 409 LJcy 40a NJcy 40b TSHcy 40c KJcy 40e Ubrcy 40f DZcy 410 Acy 411 Bcy ' +
  '412 Vcy 413 Gcy 414 Dcy 415 IEcy 416 ZHcy 417 Zcy 418 Icy 419 Jcy 41a Kcy 41b Lcy 41c Mcy 41d Ncy 41e Ocy 41f Pcy 420 Rcy 421 Scy 422 Tcy ' +
  '423 Ucy 424 Fcy 425 KHcy 426 TScy 427 CHcy 428 SHcy 429 SHCHcy 42a HARDcy 42b Ycy 42c SOFTcy 42d Ecy 42e YUcy 42f YAcy 430 acy 431 bcy 432 vcy ' +
  '433 gcy 434 dcy 435 iecy 436 zhcy 437 zcy 438 icy 439 jcy 43a kcy 43b lcy 43c mcy 43d ncy 43e ocy 43f pcy 440 rcy 441 scy 442 tcy 443 ucy ' +
  '444 fcy 445 khcy 446 tscy 447 chcy 448 shcy 449 shchcy 44a hardcy 44b ycy 44c softcy 44d ecy 44e yucy 44f yacy 451 iocy 452 djcy 453 gjcy ' +
  '454 jukcy 455 dscy 456 iukcy 457 yicy 458 jsercy 459 ljcy 45a njcy 45b tshcy 45c kjcy 45e ubrcy 45f dzcy 2002 ensp 2003 emsp 2004 emsp13 ' +
  '2005 emsp14 2007 numsp 2008 puncsp 2009 thinsp 200a hairsp 200b ZeroWidthSpace 200c zwnj 200d zwj 200e lrm 200f rlm 2010 hyphen 2013 ndash ' +
  '2014 mdash 2015 horbar 2016 Verbar 2018 lsquo 2019 rsquo 201a sbquo 201c ldquo 201d rdquo 201e bdquo 2020 dagger 2021 Dagger 2022 bull 2025 nldr ' +
  '2026 hellip 2030 permil 2031 pertenk 2032 prime 2033 Prime 2034 tprime 2035 bprime 2039 lsaquo 203a rsaquo 203e oline 2041 caret 2043 hybull ' +
  '2044 frasl 204f bsemi 2057 qprime 205f MediumSpace 2060 NoBreak 2061 ApplyFunction 2062 InvisibleTimes 2063 InvisibleComma 20ac euro 20db tdot ' +
  '20dc DotDot 2102 Copf 2105 incare 210a gscr 210b hamilt 210c Hfr 210d quaternions 210e planckh 210f planck 2110 Iscr 2111 image 2112 Lscr ' +
  '2113 ell 2115 Nopf 2116 numero 2117 copysr 2118 weierp 2119 Popf 211a rationals 211b Rscr 211c real 211d reals 211e rx 2122 trade 2124 integers ' +
  '2127 mho 2128 Zfr 2129 iiota 212c bernou 212d Cfr 212f escr 2130 Escr 2131 Fscr 2133 phmmat 2134 order 2135 alefsym 2136 beth 2137 gimel ' +
  '2138 daleth 2145 CapitalDifferentialD 2146 DifferentialD 2147 ExponentialE 2148 ImaginaryI 2153 frac13 2154 frac23 2155 frac15 2156 frac25 ' +
  '2157 frac35 2158 frac45 2159 frac16 215a frac56 215b frac18 215c frac38 215d frac58 215e frac78 2190 larr 2191 uarr 2192 rarr 2193 darr ' +
  '2194 harr 2195 varr 2196 nwarr 2197 nearr 2198 searr 2199 swarr 219a nlarr 219b nrarr 219d rarrw 219e Larr 219f Uarr 21a0 Rarr 21a1 Darr ' +
  '21a2 larrtl 21a3 rarrtl 21a4 LeftTeeArrow 21a5 UpTeeArrow 21a6 map 21a7 DownTeeArrow 21a9 larrhk 21aa rarrhk 21ab larrlp 21ac rarrlp 21ad harrw ' +
  '21ae nharr 21b0 lsh 21b1 rsh 21b2 ldsh 21b3 rdsh 21b5 crarr 21b6 cularr 21b7 curarr 21ba olarr 21bb orarr 21bc lharu 21bd lhard 21be uharr ' +
  '21bf uharl 21c0 rharu 21c1 rhard 21c2 dharr 21c3 dharl 21c4 rlarr 21c5 udarr 21c6 lrarr 21c7 llarr 21c8 uuarr 21c9 rrarr 21ca ddarr 21cb lrhar ' +
  '21cc rlhar 21cd nlArr 21ce nhArr 21cf nrArr 21d0 lArr 21d1 uArr 21d2 rArr 21d3 dArr 21d4 hArr 21d5 vArr 21d6 nwArr 21d7 neArr 21d8 seArr ' +
  '21d9 swArr 21da lAarr 21db rAarr 21dd zigrarr 21e4 larrb 21e5 rarrb 21f5 duarr 21fd loarr 21fe roarr 21ff hoarr 2200 forall 2201 comp 2202 part ' +
  '2203 exist 2204 nexist 2205 empty 2207 nabla 2208 isin 2209 notin 220b ni 220c notni 220f prod 2210 coprod 2211 sum 2212 minus 2213 mnplus ' +
  '2214 plusdo 2216 setmn 2217 lowast 2218 compfn 221a radic 221d prop 221e infin 221f angrt 2220 ang 2221 angmsd 2222 angsph 2223 mid 2224 nmid ' +
  '2225 par 2226 npar 2227 and 2228 or 2229 cap 222a cup 222b int 222c Int 222d tint 222e conint 222f Conint 2230 Cconint 2231 cwint 2232 cwconint ' +
  '2233 awconint 2234 there4 2235 becaus 2236 ratio 2237 Colon 2238 minusd 223a mDDot 223b homtht 223c sim 223d bsim 223e ac 223f acd 2240 wreath ' +
  '2241 nsim 2242 esim 2243 sime 2244 nsime 2245 cong 2246 simne 2247 ncong 2248 asymp 2249 nap 224a ape 224b apid 224c bcong 224d asympeq ' +
  '224e bump 224f bumpe 2250 esdot 2251 eDot 2252 efDot 2253 erDot 2254 colone 2255 ecolon 2256 ecir 2257 cire 2259 wedgeq 225a veeeq 225c trie ' +
  '225f equest 2260 ne 2261 equiv 2262 nequiv 2264 le 2265 ge 2266 lE 2267 gE 2268 lnE 2269 gnE 226a Lt 226b Gt 226c twixt 226d NotCupCap 226e nlt ' +
  '226f ngt 2270 nle 2271 nge 2272 lsim 2273 gsim 2274 nlsim 2275 ngsim 2276 lg 2277 gl 2278 ntlg 2279 ntgl 227a pr 227b sc 227c prcue 227d sccue ' +
  '227e prsim 227f scsim 2280 npr 2281 nsc 2282 sub 2283 sup 2284 nsub 2285 nsup 2286 sube 2287 supe 2288 nsube 2289 nsupe 228a subne 228b supne ' +
  '228d cupdot 228e uplus 228f sqsub 2290 sqsup 2291 sqsube 2292 sqsupe 2293 sqcap 2294 sqcup 2295 oplus 2296 ominus 2297 otimes 2298 osol ' +
  '2299 odot 229a ocir 229b oast 229d odash 229e plusb 229f minusb 22a0 timesb 22a1 sdotb 22a2 vdash 22a3 dashv 22a4 top 22a5 perp 22a7 models ' +
  '22a8 vDash 22a9 Vdash 22aa Vvdash 22ab VDash 22ac nvdash 22ad nvDash 22ae nVdash 22af nVDash 22b0 prurel 22b2 vltri 22b3 vrtri 22b4 ltrie ' +
  '22b5 rtrie 22b6 origof 22b7 imof 22b8 mumap 22b9 hercon 22ba intcal 22bb veebar 22bd barvee 22be angrtvb 22bf lrtri 22c0 xwedge 22c1 xvee ' +
  '22c2 xcap 22c3 xcup 22c4 diam 22c5 sdot 22c6 sstarf 22c7 divonx 22c8 bowtie 22c9 ltimes 22ca rtimes 22cb lthree 22cc rthree 22cd bsime ' +
  '22ce cuvee 22cf cuwed 22d0 Sub 22d1 Sup 22d2 Cap 22d3 Cup 22d4 fork 22d5 epar 22d6 ltdot 22d7 gtdot 22d8 Ll 22d9 Gg 22da leg 22db gel 22de cuepr ' +
  '22df cuesc 22e0 nprcue 22e1 nsccue 22e2 nsqsube 22e3 nsqsupe 22e6 lnsim 22e7 gnsim 22e8 prnsim 22e9 scnsim 22ea nltri 22eb nrtri 22ec nltrie ' +
  '22ed nrtrie 22ee vellip 22ef ctdot 22f0 utdot 22f1 dtdot 22f2 disin 22f3 isinsv 22f4 isins 22f5 isindot 22f6 notinvc 22f7 notinvb 22f9 isinE ' +
  '22fa nisd 22fb xnis 22fc nis 22fd notnivc 22fe notnivb 2305 barwed 2306 Barwed 2308 lceil 2309 rceil 230a lfloor 230b rfloor 230c drcrop ' +
  '230d dlcrop 230e urcrop 230f ulcrop 2310 bnot 2312 profline 2313 profsurf 2315 telrec 2316 target 231c ulcorn 231d urcorn 231e dlcorn ' +
  '231f drcorn 2322 frown 2323 smile 232d cylcty 232e profalar 2336 topbot 233d ovbar 233f solbar 237c angzarr 23b0 lmoust 23b1 rmoust 23b4 tbrk ' +
  '23b5 bbrk 23b6 bbrktbrk 23dc OverParenthesis 23dd UnderParenthesis 23de OverBrace 23df UnderBrace 23e2 trpezium 23e7 elinters 2423 blank 24c8 oS ' +
  '2500 boxh 2502 boxv 250c boxdr 2510 boxdl 2514 boxur 2518 boxul 251c boxvr 2524 boxvl 252c boxhd 2534 boxhu 253c boxvh 2550 boxH 2551 boxV ' +
  '2552 boxdR 2553 boxDr 2554 boxDR 2555 boxdL 2556 boxDl 2557 boxDL 2558 boxuR 2559 boxUr 255a boxUR 255b boxuL 255c boxUl 255d boxUL 255e boxvR ' +
  '255f boxVr 2560 boxVR 2561 boxvL 2562 boxVl 2563 boxVL 2564 boxHd 2565 boxhD 2566 boxHD 2567 boxHu 2568 boxhU 2569 boxHU 256a boxvH 256b boxVh ' +
  '256c boxVH 2580 uhblk 2584 lhblk 2588 block 2591 blk14 2592 blk12 2593 blk34 25a1 squ 25aa squf 25ab EmptyVerySmallSquare 25ad rect 25ae marker ' +
  '25b1 fltns 25b3 xutri 25b4 utrif 25b5 utri 25b8 rtrif 25b9 rtri 25bd xdtri 25be dtrif 25bf dtri 25c2 ltrif 25c3 ltri 25ca loz 25cb cir ' +
  '25ec tridot 25ef xcirc 25f8 ultri 25f9 urtri 25fa lltri 25fb EmptySmallSquare 25fc FilledSmallSquare 2605 starf 2606 star 260e phone 2640 female ' +
  '2642 male 2660 spades 2663 clubs 2665 hearts 2666 diams 266a sung 266d flat 266e natur 266f sharp 2713 check 2717 cross 2720 malt 2736 sext ' +
  '2758 VerticalSeparator 2772 lbbrk 2773 rbbrk 27c8 bsolhsub 27c9 suphsol 27e6 lobrk 27e7 robrk 27e8 lang 27e9 rang 27ea Lang 27eb Rang 27ec loang ' +
  '27ed roang 27f5 xlarr 27f6 xrarr 27f7 xharr 27f8 xlArr 27f9 xrArr 27fa xhArr 27fc xmap 27ff dzigrarr 2902 nvlArr 2903 nvrArr 2904 nvHarr ' +
  '2905 Map 290c lbarr 290d rbarr 290e lBarr 290f rBarr 2910 RBarr 2911 DDotrahd 2912 UpArrowBar 2913 DownArrowBar 2916 Rarrtl 2919 latail ' +
  '291a ratail 291b lAtail 291c rAtail 291d larrfs 291e rarrfs 291f larrbfs 2920 rarrbfs 2923 nwarhk 2924 nearhk 2925 searhk 2926 swarhk ' +
  '2927 nwnear 2928 nesear 2929 seswar 292a swnwar 2933 rarrc 2935 cudarrr 2936 ldca 2937 rdca 2938 cudarrl 2939 larrpl 293c curarrm 293d cularrp ' +
  '2945 rarrpl 2948 harrcir 2949 Uarrocir 294a lurdshar 294b ldrushar 294e LeftRightVector 294f RightUpDownVector 2950 DownLeftRightVector ' +
  '2951 LeftUpDownVector 2952 LeftVectorBar 2953 RightVectorBar 2954 RightUpVectorBar 2955 RightDownVectorBar 2956 DownLeftVectorBar ' +
  '2957 DownRightVectorBar 2958 LeftUpVectorBar 2959 LeftDownVectorBar 295a LeftTeeVector 295b RightTeeVector 295c RightUpTeeVector ' +
  '295d RightDownTeeVector 295e DownLeftTeeVector 295f DownRightTeeVector 2960 LeftUpTeeVector 2961 LeftDownTeeVector 2962 lHar 2963 uHar 2964 rHar ' +
  '2965 dHar 2966 luruhar 2967 ldrdhar 2968 ruluhar 2969 rdldhar 296a lharul 296b llhard 296c rharul 296d lrhard 296e udhar 296f duhar ' +
  '2970 RoundImplies 2971 erarr 2972 simrarr 2973 larrsim 2974 rarrsim 2975 rarrap 2976 ltlarr 2978 gtrarr 2979 subrarr 297b suplarr 297c lfisht ' +
  '297d rfisht 297e ufisht 297f dfisht 2985 lopar 2986 ropar 298b lbrke 298c rbrke 298d lbrkslu 298e rbrksld 298f lbrksld 2990 rbrkslu 2991 langd ' +
  '2992 rangd 2993 lparlt 2994 rpargt 2995 gtlPar 2996 ltrPar 299a vzigzag 299c vangrt 299d angrtvbd 29a4 ange 29a5 range 29a6 dwangle 29a7 uwangle ' +
  '29a8 angmsdaa 29a9 angmsdab 29aa angmsdac 29ab angmsdad 29ac angmsdae 29ad angmsdaf 29ae angmsdag 29af angmsdah 29b0 bemptyv 29b1 demptyv ' +
  '29b2 cemptyv 29b3 raemptyv 29b4 laemptyv 29b5 ohbar 29b6 omid 29b7 opar 29b9 operp 29bb olcross 29bc odsold 29be olcir 29bf ofcir 29c0 olt ' +
  '29c1 ogt 29c2 cirscir 29c3 cirE 29c4 solb 29c5 bsolb 29c9 boxbox 29cd trisb 29ce rtriltri 29cf LeftTriangleBar 29d0 RightTriangleBar 29dc iinfin ' +
  '29dd infintie 29de nvinfin 29e3 eparsl 29e4 smeparsl 29e5 eqvparsl 29eb lozf 29f4 RuleDelayed 29f6 dsol 2a00 xodot 2a01 xoplus 2a02 xotime ' +
  '2a04 xuplus 2a06 xsqcup 2a0c qint 2a0d fpartint 2a10 cirfnint 2a11 awint 2a12 rppolint 2a13 scpolint 2a14 npolint 2a15 pointint 2a16 quatint ' +
  '2a17 intlarhk 2a22 pluscir 2a23 plusacir 2a24 simplus 2a25 plusdu 2a26 plussim 2a27 plustwo 2a29 mcomma 2a2a minusdu 2a2d loplus 2a2e roplus ' +
  '2a2f Cross 2a30 timesd 2a31 timesbar 2a33 smashp 2a34 lotimes 2a35 rotimes 2a36 otimesas 2a37 Otimes 2a38 odiv 2a39 triplus 2a3a triminus ' +
  '2a3b tritime 2a3c iprod 2a3f amalg 2a40 capdot 2a42 ncup 2a43 ncap 2a44 capand 2a45 cupor 2a46 cupcap 2a47 capcup 2a48 cupbrcap 2a49 capbrcup ' +
  '2a4a cupcup 2a4b capcap 2a4c ccups 2a4d ccaps 2a50 ccupssm 2a53 And 2a54 Or 2a55 andand 2a56 oror 2a57 orslope 2a58 andslope 2a5a andv 2a5b orv ' +
  '2a5c andd 2a5d ord 2a5f wedbar 2a66 sdote 2a6a simdot 2a6d congdot 2a6e easter 2a6f apacir 2a70 apE 2a71 eplus 2a72 pluse 2a73 Esim 2a74 Colone ' +
  '2a75 Equal 2a77 eDDot 2a78 equivDD 2a79 ltcir 2a7a gtcir 2a7b ltquest 2a7c gtquest 2a7d les 2a7e ges 2a7f lesdot 2a80 gesdot 2a81 lesdoto ' +
  '2a82 gesdoto 2a83 lesdotor 2a84 gesdotol 2a85 lap 2a86 gap 2a87 lne 2a88 gne 2a89 lnap 2a8a gnap 2a8b lEg 2a8c gEl 2a8d lsime 2a8e gsime ' +
  '2a8f lsimg 2a90 gsiml 2a91 lgE 2a92 glE 2a93 lesges 2a94 gesles 2a95 els 2a96 egs 2a97 elsdot 2a98 egsdot 2a99 el 2a9a eg 2a9d siml 2a9e simg ' +
  '2a9f simlE 2aa0 simgE 2aa1 LessLess 2aa2 GreaterGreater 2aa4 glj 2aa5 gla 2aa6 ltcc 2aa7 gtcc 2aa8 lescc 2aa9 gescc 2aaa smt 2aab lat 2aac smte ' +
  '2aad late 2aae bumpE 2aaf pre 2ab0 sce 2ab3 prE 2ab4 scE 2ab5 prnE 2ab6 scnE 2ab7 prap 2ab8 scap 2ab9 prnap 2aba scnap 2abb Pr 2abc Sc ' +
  '2abd subdot 2abe supdot 2abf subplus 2ac0 supplus 2ac1 submult 2ac2 supmult 2ac3 subedot 2ac4 supedot 2ac5 subE 2ac6 supE 2ac7 subsim ' +
  '2ac8 supsim 2acb subnE 2acc supnE 2acf csub 2ad0 csup 2ad1 csube 2ad2 csupe 2ad3 subsup 2ad4 supsub 2ad5 subsub 2ad6 supsup 2ad7 suphsub ' +
  '2ad8 supdsub 2ad9 forkv 2ada topfork 2adb mlcp 2ae4 Dashv 2ae6 Vdashl 2ae7 Barv 2ae8 vBar 2ae9 vBarv 2aeb Vbar 2aec Not 2aed bNot 2aee rnmid ' +
  '2aef cirmid 2af0 midcir 2af1 topcir 2af2 nhpar 2af3 parsim 2afd parsl fb00 fflig fb01 filig fb02 fllig fb03 ffilig fb04 ffllig 1d49c Ascr ' +
  '1d49e Cscr 1d49f Dscr 1d4a2 Gscr 1d4a5 Jscr 1d4a6 Kscr 1d4a9 Nscr 1d4aa Oscr 1d4ab Pscr 1d4ac Qscr 1d4ae Sscr 1d4af Tscr 1d4b0 Uscr 1d4b1 Vscr ' +
  '1d4b2 Wscr 1d4b3 Xscr 1d4b4 Yscr 1d4b5 Zscr 1d4b6 ascr 1d4b7 bscr 1d4b8 cscr 1d4b9 dscr 1d4bb fscr 1d4bd hscr 1d4be iscr 1d4bf jscr 1d4c0 kscr ' +
  '1d4c1 lscr 1d4c2 mscr 1d4c3 nscr 1d4c5 pscr 1d4c6 qscr 1d4c7 rscr 1d4c8 sscr 1d4c9 tscr 1d4ca uscr 1d4cb vscr 1d4cc wscr 1d4cd xscr 1d4ce yscr ' +
  '1d4cf zscr 1d504 Afr 1d505 Bfr 1d507 Dfr 1d508 Efr 1d509 Ffr 1d50a Gfr 1d50d Jfr 1d50e Kfr 1d50f Lfr 1d510 Mfr 1d511 Nfr 1d512 Ofr 1d513 Pfr ' +
  '1d514 Qfr 1d516 Sfr 1d517 Tfr 1d518 Ufr 1d519 Vfr 1d51a Wfr 1d51b Xfr 1d51c Yfr 1d51e afr 1d51f bfr 1d520 cfr 1d521 dfr 1d522 efr 1d523 ffr ' +
  '1d524 gfr 1d525 hfr 1d526 ifr 1d527 jfr 1d528 kfr 1d529 lfr 1d52a mfr 1d52b nfr 1d52c ofr 1d52d pfr 1d52e qfr 1d52f rfr 1d530 sfr 1d531 tfr ' +
  '1d532 ufr 1d533 vfr 1d534 wfr 1d535 xfr 1d536 yfr 1d537 zfr 1d538 Aopf 1d539 Bopf 1d53b Dopf 1d53c Eopf 1d53d Fopf 1d53e Gopf 1d540 Iopf ' +
  '1d541 Jopf 1d542 Kopf 1d543 Lopf 1d544 Mopf 1d546 Oopf 1d54a Sopf 1d54b Topf 1d54c Uopf 1d54d Vopf 1d54e Wopf 1d54f Xopf 1d550 Yopf 1d552 aopf ' +
  '1d553 bopf 1d554 copf 1d555 dopf 1d556 eopf 1d557 fopf 1d558 gopf 1d559 hopf 1d55a iopf 1d55b jopf 1d55c kopf 1d55d lopf 1d55e mopf 1d55f nopf ' +
  '1d560 oopf 1d561 popf 1d562 qopf 1d563 ropf 1d564 sopf 1d565 topf 1d566 uopf 1d567 vopf 1d568 wopf 1d569 xopf 1d56a yopf 1d56b zopf ';

/** A name of HTML for each character that has one. */
export const htmlNames: ReadonlyMap<number, string> = new Map(
  Array.from(NAMES.matchAll(/([0-9a-f]+) ([A-Za-z0-9]+) /g), ([, code = '', name = '']): [number, string] => [Number.parseInt(code, 16), name]),
);
