"""Melting temperatures of primers and figures of proteins, from their rules with fractions and mpmath.
Hydropathy and extinction come from Biopython 1.88, whose melting temperatures and weights must also agree.

python3 test/oracles/science_primers_and_proteins.py > src/tools/science/testdata/primers-and-proteins.json
"""
import collections
import random
import warnings

from Bio.Seq import Seq
from Bio.SeqUtils import MeltingTemp, ProtParam, ProtParamData, molecular_weight
from everyday_exact import F, NoAnswer, dec, mp, mpf, num, real, report, run
from science_letters import clean, dressed, some, word

random.seed(20261201)
warnings.simplefilter('ignore')
NN = {'AA': (-79, -222), 'AT': (-72, -204), 'TA': (-72, -213), 'CA': (-85, -227), 'GT': (-84, -224), 'CT': (-78, -210), 'GA': (-82, -222), 'CG': (-106, -272), 'GC': (-98, -244), 'GG': (-80, -199)}


def melting(i):
    s = clean(i['sequence'], 'ACGT')
    n = len(s)
    if n < 2:
        raise NoAnswer()
    c, salt = real(i.get('primerNm', 250)) / 10**9, real(i.get('sodiumMm', 50)) / 1000
    gc = s.count('G') + s.count('C')
    other = str(Seq(s).reverse_complement())
    h = s_ = 0
    for pair in (s[at : at + 2] for at in range(n - 1)):
        a, b = NN.get(pair) or NN[str(Seq(pair).reverse_complement())]
        h, s_ = h + a, s_ + b
    for end in (s[0], s[-1]):
        a, b = (23, 41) if end in 'AT' else (1, -28)
        h, s_ = h + a, s_ + b
    if s == other:
        s_ -= 14
    ds = mpf(s_) / 10 + mpf('0.368') * (n - 1) * mp.log(salt)
    tm = 1000 * mpf(h) / 10 / (ds + mpf('1.987') * mp.log(c if s == other else c / 4)) - mpf('273.15')
    nanomolar = float(c) * 1e9
    strands = {'dnac1': nanomolar, 'dnac2': nanomolar, 'selfcomp': True} if s == other else {'dnac1': nanomolar / 2, 'dnac2': nanomolar / 2}
    assert abs(MeltingTemp.Tm_NN(s, nn_table=MeltingTemp.DNA_NN3, Na=float(salt) * 1000, saltcorr=5, **strands) - float(tm)) < 1e-6, s
    return {'wallace': 2 * (n - gc) + 4 * gc, 'gcFormula': num(mpf('81.5') + mpf('16.6') * mp.log10(salt) + mpf(41 * gc - 675) / n), 'nearestNeighbor': num(tm), 'deltaH': num(F(h, 10)), 'deltaS': num(ds)}


run('primer-melting-temperature-calculator', {'sequence': 'GTAAAACGACGGCCAGT', 'primerNm': 500, 'sodiumMm': 100}, melting)
for s in ('AGCGGATAACAATTTCACACAGGA', 'GTAAAACGACGGCCAGT', 'GAATTC', 'AT', 'TA', 'GC', 'CG', 'AA', 'AC', 'GG', 'A', 'A1', '12', 'ACGN', 'ACGU', 'acgtacgt', 'A' * 60, 'GC' * 40, '1 ACG TAC\n11 CCC', 'ACG\u0301T', 'AGCTAGCT', 'TTTTTTTTTT'):
    if len(s) > 1:
        run('primer-melting-temperature-calculator', {'sequence': s}, melting)
        run('primer-melting-temperature-calculator', {'sequence': s, 'primerNm': some(0.001, 50, 500, 1000000), 'sodiumMm': some(0.1, 1000, 10000, 115.5)}, melting)
for _ in range(16):
    run('primer-melting-temperature-calculator', {'sequence': word('ACGT', 6, 35), 'primerNm': some(250, 50, 333.3), 'sodiumMm': some(50, 150, 12.5)}, melting)

AVERAGE = dict(line.split() for line in 'A 89.0932,C 121.1582,D 133.1027,E 147.1293,F 165.1891,G 75.0666,H 155.1546,I 131.1729,L 131.1729,K 146.1876,M 149.2113,N 132.1179,P 115.1305,Q 146.1445,R 174.201,S 105.0926,T 119.1192,V 117.1463,W 204.2252,Y 181.1885'.split(','))
MONO = dict(line.split() for line in 'A 89.047678,C 121.019749,D 133.037508,E 147.053158,F 165.078979,G 75.032028,H 155.069477,I 131.094629,L 131.094629,K 146.105528,M 149.051049,N 132.053492,P 115.063329,Q 146.069142,R 174.111676,S 105.042593,T 119.058243,V 117.078979,W 204.089878,Y 181.073893'.split(','))


def weigh(i):
    s = ''.join(i['sequence'].split())
    s = ''.join(c for c in s if not c.isdecimal())
    s = clean(s[:-1] if s.endswith('*') else s, AVERAGE)
    if not s:
        raise NoAnswer()
    n = collections.Counter(s)
    bonds = len(s) - 1
    average, mono = sum(F(AVERAGE[x]) for x in s) - bonds * F('18.0153'), sum(F(MONO[x]) for x in s) - bonds * F('18.010565')
    assert abs(molecular_weight(s, 'protein') - average) < 1e-6 and abs(molecular_weight(s, 'protein', monoisotopic=True) - mono) < 1e-4
    reduced, oxidized = ProtParam.ProteinAnalysis(s).molar_extinction_coefficient()
    return {'length': len(s), 'molecularWeight': num(average), 'monoisotopicMass': num(mono), 'composition': dict(n), 'gravy': num(sum(dec(ProtParamData.kd[x]) for x in s) / len(s)), 'extinctionReduced': reduced, 'extinctionOxidized': oxidized, 'negative': n['D'] + n['E'], 'positive': n['K'] + n['R']}


for s in ('MKTAYIAKQR', 'GIVEQCCTSICSLYQLENYCN', 'ACDEFGHIKLMNPQRSTVWY', 'acdefghiklmnpqrstvwy*', 'G', 'W*', '*', '**', 'W**', '*W', 'W*W', 'W* 12\n', ' ', '7', 'MKB', 'MKX', 'MKU', 'MKZ', 'MKJ', 'MKO', 'C', 'CC', 'CCC', 'M-K', 'MKé', 'ıKM', dressed(word('ACDEFGHIKLMNPQRSTVWY', 25, 25)), 'KR' * 20, 'WWYYCCCCC'):
    run('protein-molecular-weight-calculator', {'sequence': s}, weigh)
for _ in range(10):
    run('protein-molecular-weight-calculator', {'sequence': word('ACDEFGHIKLMNPQRSTVWY', 1, 40)}, weigh)

report()
