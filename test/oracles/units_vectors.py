"""Makes src/units/testdata/vectors.json: conversions computed with exact fractions, rounded once by Python.

    python3 test/oracles/units_vectors.py > src/units/testdata/vectors.json

The factors stand here as published numbers, not as the products that src/units/data/ writes them as, so that the two check each other:
NIST SP 811 Appendix B, NIST Handbook 44 Appendix C, SI Brochure, IEC 80000-13, CODATA 2022, IAU 2012 B2 and 2015 B2/B3.
A factor is to the coherent SI unit of the category; with a second figure it is affine (kelvins at 0), with 'per' reciprocal, with 'pi' times pi.
Each vector is [value as written, from, to, expected double].
"""

import json
import random
import re
from decimal import Decimal
from fractions import Fraction as F

PI = F(Decimal('3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651'))


def number(text):
    if '/' in text:
        top, bottom = text.split('/')
        return F(Decimal(top)) / F(Decimal(bottom))
    return F(Decimal(text))


def table(text):
    return dict(entry.split('=') for entry in text.split())


CATEGORIES = {
    'weight': table('''mcg=1e-9 mg=1e-6 cg=1e-5 dg=1e-4 g=1e-3 dag=1e-2 hg=1e-1 kg=1 quintals=100 tonnes=1000 kilotonnes=1e6 lbs=0.45359237
        oz=0.028349523125 stone=6.35029318 grains=0.00006479891 drams=0.0017718451953125 cwt=45.359237 long-cwt=50.80234544 tons=907.18474
        long-tons=1016.0469088 slugs=4.4482216152605/0.3048 carats=0.0002 troy-oz=0.0311034768 troy-lbs=0.3732417216 pennyweights=0.00155517384
        daltons=1.66053906892e-27'''),
    'length': table('''pm=1e-12 angstroms=1e-10 nm=1e-9 um=1e-6 mm=1e-3 cm=1e-2 dm=1e-1 m=1 dam=10 hm=100 km=1000 mils=0.0000254 in=0.0254 hands=0.1016
        ft=0.3048 survey-ft=1200/3937 yd=0.9144 fathoms=1.8288 rods=5.0292 chains=20.1168 links=0.201168 furlongs=201.168 mi=1609.344 nmi=1852
        leagues=4828.032 points=0.0254/72 picas=0.0254/6 earth-radii=6378100 lunar-distances=384400000 au=149597870700 light-seconds=299792458
        light-years=9460730472580800 parsecs=96939420213600000/pi'''),
    'temperature': {'celsius': ('1', '273.15'), 'fahrenheit': ('5/9', '45967/180'), 'kelvin': '1', 'rankine': '5/9', 'reaumur': ('1.25', '273.15'),
                    'delisle': ('-2/3', '373.15'), 'newton-degrees': ('100/33', '273.15'), 'romer': ('40/21', '36241/140')},
    'volume': table('''ul=1e-9 ml=1e-6 cl=1e-5 dl=1e-4 liters=1e-3 hl=1e-1 kl=1 mm3=1e-9 cm3=1e-6 dm3=1e-3 m3=1 km3=1e9 in3=0.000016387064 ft3=0.028316846592
        yd3=0.764554857984 mi3=4168181825.440579584 acre-ft=1233.48183754752 gallons=0.003785411784 quarts=0.000946352946 pints=0.000473176473
        cups=0.0002365882365 fl-oz=0.0000295735295625 gills=0.00011829411825 tbsp=0.00001478676478125 tsp=0.00000492892159375 fl-dr=0.0000036966911953125
        uk-gallons=0.00454609 uk-quarts=0.0011365225 uk-pints=0.00056826125 uk-cups=0.000284130625 uk-fl-oz=0.0000284130625 uk-gills=0.0001420653125
        metric-cups=0.00025 metric-tbsp=0.000015 metric-tsp=0.000005 au-tbsp=0.00002 barrels=0.158987294928 beer-barrels=0.117347765304
        bushels=0.03523907016688 pecks=0.00880976754172 dry-gallons=0.00440488377086 dry-quarts=0.001101220942715 dry-pints=0.0005506104713575
        board-feet=0.002359737216 cords=3.624556363776'''),
    'area': table('''mm2=1e-6 cm2=1e-4 dm2=1e-2 m2=1 km2=1e6 ares=100 decares=1000 hectares=10000 in2=0.00064516 ft2=0.09290304 yd2=0.83612736
        mi2=2589988.110336 acres=4046.8564224 roods=1011.7141056 square-rods=25.29285264 square-chains=404.68564224 townships=93239571.972096
        squares=9.290304 barns=1e-28 tsubo=400/121 circular-mils=0.00000000016129pi'''),
    'speed': table('''mps=1 kph=1/3.6 mph=0.44704 knots=1852/3600 fps=0.3048 fpm=0.00508 ips=0.0254 cmps=0.01 mpm=1/60 kmps=1000 mips=1609.344
        mach=340.294 speed-of-light=299792458'''),
    'data': {'bits': '1', 'nibbles': '4', 'bytes': '8',
             **{p + 'bit': f'1e{3 * i}' for i, p in enumerate('kmgtpe', 1)}, **{p + 'b': f'8e{3 * i}' for i, p in enumerate('kmgtpezy', 1)},
             **{p + 'ibit': str(2 ** (10 * i)) for i, p in enumerate('kmgtp', 1)}, **{p + 'ib': str(2 ** (10 * i + 3)) for i, p in enumerate('kmgtpezy', 1)}},
    'time': table('''ns=1e-9 us=1e-6 ms=1e-3 seconds=1 minutes=60 hours=3600 days=86400 weeks=604800 fortnights=1209600 months=2629746 quarters=7889238
        years=31556952 julian-years=31557600 common-years=31536000 decades=315569520 centuries=3155695200 millennia=31556952000
        sidereal-days=86164.0905 shakes=1e-8'''),
    'energy': table('''joules=1 millijoules=1e-3 kj=1e3 megajoules=1e6 gigajoules=1e9 calories=4.184 kcal=4184 calories-it=4.1868 wh=3600 kwh=3.6e6 mwh=3.6e9
        gwh=3.6e12 btu=1055.05585262 therms=1.05506e8 us-therms=1.054804e8 quads=1.05505585262e18 ev=1.602176634e-19 kev=1.602176634e-16
        mev=1.602176634e-13 ergs=1e-7 ft-lbs=1.3558179483314004 in-lbs=0.1129848290276167 hp-hours=2684519.537696172792 tnt-tons=4.184e9
        toe=4.1868e10 hartrees=4.3597447222060e-18'''),
    'pressure': table('''pascals=1 hpa=100 kpa=1e3 mpa=1e6 gpa=1e9 bar=1e5 mbar=100 ubar=0.1 atm=101325 at=98066.5 psi=4.4482216152605/0.00064516
        ksi=4448.2216152605/0.00064516 psf=4.4482216152605/0.09290304 torr=101325/760 mtorr=101.325/760 mmhg=133.322387415 cmhg=1333.22387415
        inhg=3386.388640341 mmh2o=9.80665 cmh2o=98.0665 inh2o=249.08891 fth2o=2989.06692 dyn-cm2=0.1 n-mm2=1e6'''),
    'power': table('''watts=1 milliwatts=1e-3 kw=1e3 megawatts=1e6 gigawatts=1e9 hp=745.69987158227022 metric-hp=735.49875 electric-hp=746 boiler-hp=9809.5
        btu-h=1055.05585262/3600 tons-refrigeration=1055.05585262/0.3 ft-lbs-s=1.3558179483314004 cal-s=4.184 kcal-h=4184/3600 va=1'''),
    'force': table('''newtons=1 kilonewtons=1e3 meganewtons=1e6 dynes=1e-5 lbf=4.4482216152605 ozf=0.27801385095378125 kgf=9.80665 gf=0.00980665
        kips=4448.2216152605 poundals=0.138254954376 tonf=8896.443230521 tf=9806.65'''),
    'torque': table('''newton-meters=1 n-cm=0.01 kn-m=1e3 lbf-ft=1.3558179483314004 lbf-in=0.1129848290276167 ozf-in=0.00706155181422604375
        kgf-m=9.80665 kgf-cm=0.0980665'''),
    'angle': table('''degrees=1/180pi radians=1 mrad=1e-3 gradians=0.005pi arcmin=1/10800pi arcsec=1/648000pi mas=1/648000000pi turns=2pi quadrants=0.5pi
        nato-mils=1/3200pi'''),
    'frequency': table('hz=1 millihertz=1e-3 khz=1e3 mhz=1e6 ghz=1e9 thz=1e12 rpm=1/60 bpm=1/60'),
    'rate': {'bps': '1', 'byte-s': '8', **{p + 'bps': f'1e{3 * i}' for i, p in enumerate('kmgt', 1)}, **{p + 'b-s': f'8e{3 * i}' for i, p in enumerate('kmgt', 1)},
             **{p + 'ib-s': str(2 ** (10 * i + 3)) for i, p in enumerate('kmgt', 1)}},
    'fuel': {'mpg': '1609.344/0.003785411784', 'uk-mpg': '1609.344/0.00454609', 'km-l': '1e6', 'mi-l': '1609344', 'l-100km': ('per', '1e8'),
             'gal-100mi': ('per', '160934.4/0.003785411784')},
    'density': table('''kg-m3=1 g-cm3=1000 lb-ft3=0.45359237/0.028316846592 lb-in3=0.45359237/0.000016387064 lb-gal=0.45359237/0.003785411784
        oz-in3=0.028349523125/0.000016387064 slug-ft3=4.4482216152605/0.0086309748412416 t-m3=1000 mg-l=0.001'''),
    'flow': table('''m3-s=1 m3-h=1/3600 l-s=0.001 l-min=0.001/60 l-h=0.001/3600 ml-min=0.000001/60 gpm=0.003785411784/60 gph=0.003785411784/3600
        uk-gpm=0.00454609/60 cfm=0.0004719474432 cfs=0.028316846592 bbl-d=0.158987294928/86400 acre-ft-d=1233.48183754752/86400'''),
    'acceleration': table('m-s2=1 ft-s2=0.3048 standard-gravity=9.80665 gals=0.01 mgal=1e-5 kph-s=1/3.6 mph-s=0.44704'),
    'charge': table('coulombs=1 mah=3.6 ah=3600 uc=1e-6 nc=1e-9 elementary-charges=1.602176634e-19'),
    'illuminance': table('lux=1 foot-candles=1/0.09290304 phots=1e4 nox=1e-3'),
    'dose': table('gray=1 mgy=1e-3 rad-dose=0.01'),
    'equivalent': table('sieverts=1 msv=1e-3 usv=1e-6 rem=0.01 mrem=1e-5'),
    'radioactivity': table('becquerels=1 kbq=1e3 mbq=1e6 gbq=1e9 curies=3.7e10 mci=3.7e7 uci=3.7e4 dpm=1/60'),
    'dynamic': table('pa-s=1 mpa-s=1e-3 poise=0.1 cp=1e-3 lb-ft-s=0.45359237/0.3048 reyn=4.4482216152605/0.00064516'),
    'kinematic': table('m2-s=1 stokes=1e-4 cst=1e-6 ft2-s=0.09290304'),
    'flux': table('tesla=1 milliteslas=1e-3 ut=1e-6 gauss=1e-4 milligauss=1e-7'),
    'temperature difference': table('delta-celsius=1 delta-fahrenheit=5/9'),
}


def factor(definition):
    """The factor without pi, and the power of pi."""
    if definition.endswith('/pi'):
        return number(definition[:-3]), -1
    if definition.endswith('pi'):
        return number(definition[:-2]), 1
    return number(definition), 0


def convert(value, source, target):
    x, pi = F(Decimal(value)), 0
    if isinstance(source, tuple):
        x = number(source[1]) / x if source[0] == 'per' else x * number(source[0]) + number(source[1])
    else:
        size, pi = factor(source)
        x *= size
    if isinstance(target, tuple):
        return number(target[1]) / x if target[0] == 'per' else (x - number(target[1])) / number(target[0])
    size, power = factor(target)
    return x / size * PI ** (pi - power)


VALUES = ['1', '10', '0.1', '-40', '98.6', '1e-3', '123456.789', '2.5', '7', '1000000', '299792458', '3.141592653589793', '1e21', '-0.07', '6.02214076e23', '1e-30']


def main():
    random.seed('toolrack units')
    rows = []
    for units in CATEGORIES.values():
        codes = list(units)
        for code in codes:
            others = [other for other in codes if other != code]
            for other in random.sample(others, min(4, len(others))):
                value = random.choice(VALUES)
                result = convert(value, units[code], units[other])
                rows.append([value, code, other, float(result)])
    print('[\n' + ',\n'.join('  ' + re.sub(r'e\+?(-?)0*(?=\d)', r'e\1', json.dumps(row)) for row in rows) + '\n]')


if __name__ == '__main__':
    main()
