import { unprocessable } from '../../errors.ts';

// The chemical elements. Atomic weights: IUPAC 2021, abridged, in place of an interval its conventional value, and the mass number of the longest-lived isotope where
// there is no standard weight. Electronegativities by Pauling; configurations of the ground states of neutral atoms. Facts in the public domain.
// A line holds number, symbol, name, atomic weight, group, period, block, category, electronegativity and configuration.
const TABLE = `1|H|Hydrogen|1.0080|1|1|s|nonmetal|2.20|1s1
2|He|Helium|4.002602|18|1|s|noble gas||1s2
3|Li|Lithium|6.94|1|2|s|alkali metal|0.98|[He] 2s1
4|Be|Beryllium|9.0121831|2|2|s|alkaline earth metal|1.57|[He] 2s2
5|B|Boron|10.81|13|2|p|metalloid|2.04|[He] 2s2 2p1
6|C|Carbon|12.011|14|2|p|nonmetal|2.55|[He] 2s2 2p2
7|N|Nitrogen|14.007|15|2|p|nonmetal|3.04|[He] 2s2 2p3
8|O|Oxygen|15.999|16|2|p|nonmetal|3.44|[He] 2s2 2p4
9|F|Fluorine|18.998403162|17|2|p|halogen|3.98|[He] 2s2 2p5
10|Ne|Neon|20.1797|18|2|p|noble gas||[He] 2s2 2p6
11|Na|Sodium|22.98976928|1|3|s|alkali metal|0.93|[Ne] 3s1
12|Mg|Magnesium|24.305|2|3|s|alkaline earth metal|1.31|[Ne] 3s2
13|Al|Aluminium|26.9815384|13|3|p|post-transition metal|1.61|[Ne] 3s2 3p1
14|Si|Silicon|28.085|14|3|p|metalloid|1.90|[Ne] 3s2 3p2
15|P|Phosphorus|30.973761998|15|3|p|nonmetal|2.19|[Ne] 3s2 3p3
16|S|Sulfur|32.06|16|3|p|nonmetal|2.58|[Ne] 3s2 3p4
17|Cl|Chlorine|35.45|17|3|p|halogen|3.16|[Ne] 3s2 3p5
18|Ar|Argon|39.95|18|3|p|noble gas||[Ne] 3s2 3p6
19|K|Potassium|39.0983|1|4|s|alkali metal|0.82|[Ar] 4s1
20|Ca|Calcium|40.078|2|4|s|alkaline earth metal|1.00|[Ar] 4s2
21|Sc|Scandium|44.955907|3|4|d|transition metal|1.36|[Ar] 3d1 4s2
22|Ti|Titanium|47.867|4|4|d|transition metal|1.54|[Ar] 3d2 4s2
23|V|Vanadium|50.9415|5|4|d|transition metal|1.63|[Ar] 3d3 4s2
24|Cr|Chromium|51.9961|6|4|d|transition metal|1.66|[Ar] 3d5 4s1
25|Mn|Manganese|54.938043|7|4|d|transition metal|1.55|[Ar] 3d5 4s2
26|Fe|Iron|55.845|8|4|d|transition metal|1.83|[Ar] 3d6 4s2
27|Co|Cobalt|58.933194|9|4|d|transition metal|1.88|[Ar] 3d7 4s2
28|Ni|Nickel|58.6934|10|4|d|transition metal|1.91|[Ar] 3d8 4s2
29|Cu|Copper|63.546|11|4|d|transition metal|1.90|[Ar] 3d10 4s1
30|Zn|Zinc|65.38|12|4|d|transition metal|1.65|[Ar] 3d10 4s2
31|Ga|Gallium|69.723|13|4|p|post-transition metal|1.81|[Ar] 3d10 4s2 4p1
32|Ge|Germanium|72.630|14|4|p|metalloid|2.01|[Ar] 3d10 4s2 4p2
33|As|Arsenic|74.921595|15|4|p|metalloid|2.18|[Ar] 3d10 4s2 4p3
34|Se|Selenium|78.971|16|4|p|nonmetal|2.55|[Ar] 3d10 4s2 4p4
35|Br|Bromine|79.904|17|4|p|halogen|2.96|[Ar] 3d10 4s2 4p5
36|Kr|Krypton|83.798|18|4|p|noble gas|3.00|[Ar] 3d10 4s2 4p6
37|Rb|Rubidium|85.4678|1|5|s|alkali metal|0.82|[Kr] 5s1
38|Sr|Strontium|87.62|2|5|s|alkaline earth metal|0.95|[Kr] 5s2
39|Y|Yttrium|88.905838|3|5|d|transition metal|1.22|[Kr] 4d1 5s2
40|Zr|Zirconium|91.224|4|5|d|transition metal|1.33|[Kr] 4d2 5s2
41|Nb|Niobium|92.90637|5|5|d|transition metal|1.6|[Kr] 4d4 5s1
42|Mo|Molybdenum|95.95|6|5|d|transition metal|2.16|[Kr] 4d5 5s1
43|Tc|Technetium|97|7|5|d|transition metal|1.9|[Kr] 4d6 5s1
44|Ru|Ruthenium|101.07|8|5|d|transition metal|2.2|[Kr] 4d7 5s1
45|Rh|Rhodium|102.90549|9|5|d|transition metal|2.28|[Kr] 4d8 5s1
46|Pd|Palladium|106.42|10|5|d|transition metal|2.20|[Kr] 4d10
47|Ag|Silver|107.8682|11|5|d|transition metal|1.93|[Kr] 4d10 5s1
48|Cd|Cadmium|112.414|12|5|d|transition metal|1.69|[Kr] 4d10 5s2
49|In|Indium|114.818|13|5|p|post-transition metal|1.78|[Kr] 4d10 5s2 5p1
50|Sn|Tin|118.710|14|5|p|post-transition metal|1.96|[Kr] 4d10 5s2 5p2
51|Sb|Antimony|121.760|15|5|p|metalloid|2.05|[Kr] 4d10 5s2 5p3
52|Te|Tellurium|127.60|16|5|p|metalloid|2.1|[Kr] 4d10 5s2 5p4
53|I|Iodine|126.90447|17|5|p|halogen|2.66|[Kr] 4d10 5s2 5p5
54|Xe|Xenon|131.293|18|5|p|noble gas|2.6|[Kr] 4d10 5s2 5p6
55|Cs|Caesium|132.90545196|1|6|s|alkali metal|0.79|[Xe] 6s1
56|Ba|Barium|137.327|2|6|s|alkaline earth metal|0.89|[Xe] 6s2
57|La|Lanthanum|138.90547||6|f|lanthanide|1.10|[Xe] 5d1 6s2
58|Ce|Cerium|140.116||6|f|lanthanide|1.12|[Xe] 4f1 5d1 6s2
59|Pr|Praseodymium|140.90766||6|f|lanthanide|1.13|[Xe] 4f3 6s2
60|Nd|Neodymium|144.242||6|f|lanthanide|1.14|[Xe] 4f4 6s2
61|Pm|Promethium|145||6|f|lanthanide||[Xe] 4f5 6s2
62|Sm|Samarium|150.36||6|f|lanthanide|1.17|[Xe] 4f6 6s2
63|Eu|Europium|151.964||6|f|lanthanide||[Xe] 4f7 6s2
64|Gd|Gadolinium|157.25||6|f|lanthanide|1.20|[Xe] 4f7 5d1 6s2
65|Tb|Terbium|158.925354||6|f|lanthanide||[Xe] 4f9 6s2
66|Dy|Dysprosium|162.500||6|f|lanthanide|1.22|[Xe] 4f10 6s2
67|Ho|Holmium|164.930329||6|f|lanthanide|1.23|[Xe] 4f11 6s2
68|Er|Erbium|167.259||6|f|lanthanide|1.24|[Xe] 4f12 6s2
69|Tm|Thulium|168.934219||6|f|lanthanide|1.25|[Xe] 4f13 6s2
70|Yb|Ytterbium|173.045||6|f|lanthanide||[Xe] 4f14 6s2
71|Lu|Lutetium|174.9668|3|6|d|lanthanide|1.27|[Xe] 4f14 5d1 6s2
72|Hf|Hafnium|178.486|4|6|d|transition metal|1.3|[Xe] 4f14 5d2 6s2
73|Ta|Tantalum|180.94788|5|6|d|transition metal|1.5|[Xe] 4f14 5d3 6s2
74|W|Tungsten|183.84|6|6|d|transition metal|2.36|[Xe] 4f14 5d4 6s2
75|Re|Rhenium|186.207|7|6|d|transition metal|1.9|[Xe] 4f14 5d5 6s2
76|Os|Osmium|190.23|8|6|d|transition metal|2.2|[Xe] 4f14 5d6 6s2
77|Ir|Iridium|192.217|9|6|d|transition metal|2.20|[Xe] 4f14 5d7 6s2
78|Pt|Platinum|195.084|10|6|d|transition metal|2.28|[Xe] 4f14 5d9 6s1
79|Au|Gold|196.966570|11|6|d|transition metal|2.54|[Xe] 4f14 5d10 6s1
80|Hg|Mercury|200.592|12|6|d|transition metal|2.00|[Xe] 4f14 5d10 6s2
81|Tl|Thallium|204.38|13|6|p|post-transition metal|1.62|[Xe] 4f14 5d10 6s2 6p1
82|Pb|Lead|207.2|14|6|p|post-transition metal|2.33|[Xe] 4f14 5d10 6s2 6p2
83|Bi|Bismuth|208.98040|15|6|p|post-transition metal|2.02|[Xe] 4f14 5d10 6s2 6p3
84|Po|Polonium|209|16|6|p|post-transition metal|2.0|[Xe] 4f14 5d10 6s2 6p4
85|At|Astatine|210|17|6|p|halogen|2.2|[Xe] 4f14 5d10 6s2 6p5
86|Rn|Radon|222|18|6|p|noble gas||[Xe] 4f14 5d10 6s2 6p6
87|Fr|Francium|223|1|7|s|alkali metal|0.7|[Rn] 7s1
88|Ra|Radium|226|2|7|s|alkaline earth metal|0.9|[Rn] 7s2
89|Ac|Actinium|227||7|f|actinide|1.1|[Rn] 6d1 7s2
90|Th|Thorium|232.0377||7|f|actinide|1.3|[Rn] 6d2 7s2
91|Pa|Protactinium|231.03588||7|f|actinide|1.5|[Rn] 5f2 6d1 7s2
92|U|Uranium|238.02891||7|f|actinide|1.38|[Rn] 5f3 6d1 7s2
93|Np|Neptunium|237||7|f|actinide|1.36|[Rn] 5f4 6d1 7s2
94|Pu|Plutonium|244||7|f|actinide|1.28|[Rn] 5f6 7s2
95|Am|Americium|243||7|f|actinide|1.3|[Rn] 5f7 7s2
96|Cm|Curium|247||7|f|actinide|1.3|[Rn] 5f7 6d1 7s2
97|Bk|Berkelium|247||7|f|actinide|1.3|[Rn] 5f9 7s2
98|Cf|Californium|251||7|f|actinide|1.3|[Rn] 5f10 7s2
99|Es|Einsteinium|252||7|f|actinide|1.3|[Rn] 5f11 7s2
100|Fm|Fermium|257||7|f|actinide|1.3|[Rn] 5f12 7s2
101|Md|Mendelevium|258||7|f|actinide|1.3|[Rn] 5f13 7s2
102|No|Nobelium|259||7|f|actinide|1.3|[Rn] 5f14 7s2
103|Lr|Lawrencium|262|3|7|d|actinide||[Rn] 5f14 7s2 7p1
104|Rf|Rutherfordium|267|4|7|d|transition metal||[Rn] 5f14 6d2 7s2
105|Db|Dubnium|268|5|7|d|transition metal||[Rn] 5f14 6d3 7s2
106|Sg|Seaborgium|269|6|7|d|transition metal||[Rn] 5f14 6d4 7s2
107|Bh|Bohrium|270|7|7|d|transition metal||[Rn] 5f14 6d5 7s2
108|Hs|Hassium|269|8|7|d|transition metal||[Rn] 5f14 6d6 7s2
109|Mt|Meitnerium|277|9|7|d|transition metal||[Rn] 5f14 6d7 7s2
110|Ds|Darmstadtium|281|10|7|d|transition metal||[Rn] 5f14 6d8 7s2
111|Rg|Roentgenium|282|11|7|d|transition metal||[Rn] 5f14 6d9 7s2
112|Cn|Copernicium|285|12|7|d|transition metal||[Rn] 5f14 6d10 7s2
113|Nh|Nihonium|286|13|7|p|post-transition metal||[Rn] 5f14 6d10 7s2 7p1
114|Fl|Flerovium|290|14|7|p|post-transition metal||[Rn] 5f14 6d10 7s2 7p2
115|Mc|Moscovium|290|15|7|p|post-transition metal||[Rn] 5f14 6d10 7s2 7p3
116|Lv|Livermorium|293|16|7|p|post-transition metal||[Rn] 5f14 6d10 7s2 7p4
117|Ts|Tennessine|294|17|7|p|halogen||[Rn] 5f14 6d10 7s2 7p5
118|Og|Oganesson|294|18|7|p|noble gas||[Rn] 5f14 6d10 7s2 7p6`;

export interface Element {
  readonly number: number;
  readonly symbol: string;
  readonly name: string;
  /** In u, or in g/mol. */
  readonly atomicWeight: number;
  /** 1 to 18; absent for lanthanides and actinides before the d block. */
  readonly group?: number;
  readonly period: number;
  /** s, p, d or f. */
  readonly block: string;
  readonly category: string;
  /** On Pauling's scale. */
  readonly electronegativity?: number;
  /** Like [Ar] 3d6 4s2. */
  readonly configuration: string;
}

const OTHER_NAMES = { aluminum: 'Al', cesium: 'Cs', sulphur: 'S' };

const optional = <Name extends string>(name: Name, text: string | undefined) => (text ? { [name]: Number(text) } : {});

let table: readonly Element[] | undefined;
let bySymbol: ReadonlyMap<string, Element> | undefined;
let byAnyName: ReadonlyMap<string, Element> | undefined;

/** All elements, by their numbers: hydrogen is the first. */
export function elements(): readonly Element[] {
  table ??= TABLE.split('\n').map((line) => {
    const [number, symbol = '', name = '', atomicWeight, group, period, block = '', category = '', electronegativity, configuration = ''] = line.split('|');
    return {
      number: Number(number),
      symbol,
      name,
      atomicWeight: Number(atomicWeight),
      ...optional('group', group),
      period: Number(period),
      block,
      category,
      ...optional('electronegativity', electronegativity),
      configuration,
    };
  });
  return table;
}

/** The element of a symbol, whose case matters. */
export function elementOf(symbol: string): Element | undefined {
  bySymbol ??= new Map(elements().map((element) => [element.symbol, element]));
  return bySymbol.get(symbol);
}

/** The element of a symbol, a name or an atomic number, whatever its case and the white space around it. One that does not exist is unprocessable. @param path the field it came in */
export function elementNamed(text: string, path: string): Element {
  byAnyName ??= new Map([
    ...elements().flatMap((element) => [element.symbol, element.name, String(element.number)].map((name) => [name.toLowerCase(), element] as const)),
    ...Object.entries(OTHER_NAMES).flatMap(([name, symbol]) => {
      const element = elementOf(symbol);
      return element ? [[name, element] as const] : [];
    }),
  ]);
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/^0+(?=\d)/, '');
  return (
    byAnyName.get(wanted) ??
    unprocessable(`There is no element ${JSON.stringify(text.trim())}: give a symbol such as Fe, a name such as iron or a number from 1 to 118.`, path)
  );
}
