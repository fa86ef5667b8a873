"""Complements, translations and base composition of nucleic acids, from their rules; pairs and genetic codes come from Biopython 1.88.

python3 test/oracles/science_sequences.py > src/tools/science/testdata/sequences.json
"""
import collections
import itertools
import random

from Bio.Data import CodonTable, IUPACData
from Bio.Seq import Seq
from everyday_exact import F, Invalid, num, report, run
from science_letters import clean, dressed, some, word

random.seed(20261129)
IUPAC = 'ACGTRYSWKMBDHVN'


def complements(i):
    rna = i.get('kind') == 'rna'
    s = Seq(clean(i['sequence'], IUPAC.replace('T', 'U') if rna else IUPAC))
    paired = s.complement_rna() if rna else s.complement()
    return {'complement': str(paired), 'reverse': str(s)[::-1], 'reverseComplement': str(paired)[::-1], 'transcript': str(s).translate(str.maketrans('TU', 'UT')), 'length': len(s)}


for s in ('ATGCCGTAN', IUPAC, IUPAC.lower(), 'A', 'n', ' 1 ', '5', 'AUG', 'ATGX', 'ATG-CC', '>id\nATG', 'ATG*', 'ATGCCｇ', 'A\u0301TG', 'ATG🧬', 'aſg', 'AßG', 'ATG\u00a0CC\u2003GT\r\n\tAA\ufeff'.replace('\ufeff', ''), dressed(word('ACGT', 30, 30)), '\u0663ATG', 'GAATTC', 'T', 'U', 'tu'):
    for kind in (None, 'rna'):
        run('dna-complement-generator', {'sequence': s} | ({'kind': kind} if kind else {}), complements)
for _ in range(6):
    run('dna-complement-generator', {'sequence': word(IUPAC, 5, 40)}, complements)
    run('dna-complement-generator', {'sequence': dressed(word(IUPAC.replace('T', 'U'), 5, 40)), 'kind': 'rna'}, complements)

TABLES = (1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14, 16, 21, 22, 23, 24, 25)
MEANS = {letter: set(bases) for letter, bases in IUPACData.ambiguous_dna_values.items() if letter != 'X'}


def amino_acid(codon, table):
    meanings = {'*' if c in table.stop_codons else table.forward_table[c] for c in map(''.join, itertools.product(*(MEANS[x] for x in codon)))}
    return meanings.pop() if len(meanings) == 1 else 'X'


def translate(i):
    frame, code = i.get('frame', 1), i.get('geneticCode', 1)
    if frame == 0 or code not in TABLES:
        raise Invalid()
    s = clean(i['sequence'], IUPAC + 'U').replace('U', 'T')
    if frame < 0:
        s = str(Seq(s).reverse_complement())
    s = s[abs(frame) - 1 :]
    protein = ''.join(amino_acid(s[at : at + 3], CodonTable.unambiguous_dna_by_id[code]) for at in range(0, len(s) - 2, 3))
    codons = len(protein)
    if i.get('stopAtFirst'):
        protein = protein.split('*')[0]
    return {'protein': protein, 'codons': codons}


EVERY = ''.join(map(''.join, itertools.product('TCAG', repeat=3)))
for table in TABLES:
    run('dna-to-protein-translator', {'sequence': EVERY, 'geneticCode': table}, translate)
for table in (7, 8, 15, 17, 18, 19, 20):
    run('dna-to-protein-translator', {'sequence': 'ATGATG', 'geneticCode': table}, translate)
for s in ('ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG', 'CTNTARTRATGARAYNNNMGRYTRRAYSAR', 'augUAAaug', 'ATG', 'AT1', '   ', 'TAATAA', 'ATGX', 'ATGAT', 'AUGTUA', dressed(word('ACGU', 50, 50))):
    for i in ({}, {'frame': 2}, {'frame': 3}, {'frame': -1}, {'frame': -2}, {'frame': -3}, {'stopAtFirst': True}, {'frame': -2, 'stopAtFirst': True, 'geneticCode': 2}):
        if i in ({}, {'stopAtFirst': True}) or random.random() < 0.5:
            run('dna-to-protein-translator', {'sequence': s} | i, translate)
run('dna-to-protein-translator', {'sequence': 'ATGATG', 'frame': 0}, translate)
for _ in range(24):
    run('dna-to-protein-translator', {'sequence': word(some('ACGT', IUPAC + 'U', 'ACGTRYN'), 9, 45), 'frame': some(1, 2, 3, -1, -2, -3), 'geneticCode': some(*TABLES), 'stopAtFirst': some(True, False)}, translate)


def content(i):
    s = clean(i['sequence'], IUPAC + 'U')
    n = collections.Counter(s)
    strong, weak, g_c, a_t = n['G'] + n['C'] + n['S'], n['A'] + n['T'] + n['U'] + n['W'], n['G'] + n['C'], n['A'] + n['T'] + n['U']
    result = {'length': len(s), 'gcPercent': num(F(100 * strong, strong + weak)) if strong + weak else 0, 'counts': dict(n)}
    if g_c:
        result['gcSkew'] = num(F(n['G'] - n['C'], g_c))
    if a_t:
        result['atSkew'] = num(F(n['A'] - n['T'] - n['U'], a_t))
    return result


for s in ('ATGCGCGATTAA', 'ggcc nnss', 'N', 'NNRYKMBDHV', '12 3', 'S', 'W', 'SW', 'AUTU', 'CCC', 'GC', 'AT', 'ATGZ', 'AT.GC', 'acguTN', 'Gé', 'AAA AAA A', 'SSW', '\u0661GC'):
    run('gc-content-calculator', {'sequence': s}, content)
for _ in range(16):
    run('gc-content-calculator', {'sequence': word(some('ACGT', 'ACGU', IUPAC + 'U'), 1, 60)}, content)

report()
