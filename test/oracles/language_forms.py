"""Stems, lemmas, plurals and articles: Snowball 2.2, WordNet's Morphy, grammars, and first sounds of the CMU Pronouncing Dictionary.

/usr/bin/python3 test/oracles/language_forms.py VOCABULARIES CMUDICT > src/tools/language/testdata/forms.json

VOCABULARIES is a folder with LANGUAGE.voc, the voc.txt of github.com/snowballstem/snowball-data (BSD-3-Clause), CMUDICT is cmudict.dict (BSD-2-Clause).
Needs Debian's python3-snowballstemmer 2.2 and wordnet-base.
"""
import json
import random
import re
import sys

import snowballstemmer

random.seed(20261129)
folder, cmudict = sys.argv[1:]
vectors = []

for language in 'english porter danish dutch finnish french german hungarian italian norwegian portuguese romanian russian spanish swedish'.split():
    vocabulary = [word for word in open(f'{folder}/{language}.voc', encoding='utf-8').read().split('\n') if re.fullmatch(r'[^\W\d_]{2,}', word) and word == word.lower()]
    words = random.sample(vocabulary, 36)
    stems = snowballstemmer.stemmer(language).stemWords(words)
    vectors.append({'tool': 'word-stemmer', 'inputs': {'text': ' '.join(words), 'algorithm': language}, 'result': {'words': [{'word': w, 'stem': s} for w, s in zip(words, stems)], 'stems': list(dict.fromkeys(stems))}})

# Morphy, from its manual page.
WORDNET = '/usr/share/wordnet/'
FILES = {'noun': 'noun', 'verb': 'verb', 'adjective': 'adj'}
INDEX = {part: {line.split(' ')[0] for line in open(f'{WORDNET}index.{name}', encoding='latin1') if not line.startswith('  ')} for part, name in FILES.items()}
IRREGULAR = {part: {line.split()[0]: line.split()[1] for line in reversed(open(f'{WORDNET}{name}.exc', encoding='latin1').readlines())} for part, name in FILES.items()}
RULES = {'noun': [('s', ''), ('ses', 's'), ('xes', 'x'), ('zes', 'z'), ('ches', 'ch'), ('shes', 'sh'), ('men', 'man'), ('ies', 'y')],
         'verb': [('s', ''), ('ies', 'y'), ('es', 'e'), ('es', ''), ('ed', 'e'), ('ed', ''), ('ing', 'e'), ('ing', '')],
         'adjective': [('er', ''), ('est', ''), ('er', 'e'), ('est', 'e')]}


def morphy(word, part):
    if word in IRREGULAR[part]:
        return IRREGULAR[part][word]
    base, tail = word, ''
    if part == 'noun':
        if word.endswith('ful'):
            base, tail = word[:-3], 'ful'
        elif word.endswith('ss') or len(word) <= 2:
            return word
    for ending, instead in RULES[part]:
        if base.endswith(ending) and base[:len(base) - len(ending)] + instead in INDEX[part]:
            return base[:len(base) - len(ending)] + instead + tail
    return word


LEMMAS = {
    'noun': 'mice wolves dog children people geese feet teeth axes boxes churches ladies knives leaves glasses buses analyses criteria data oxen women boxful boxesful handsful grass glass is us xyzzyes news cities quizzes heroes '
            'potatoes tomatoes wishes houses taxes waltzes firemen spoonfuls hour times years means series sheep information mongooses',
    'verb': 'went running was were had been hoped hopped hoping rated caring staring lying died tries tried goes does did made took written ran swimming cut cuts putting quit eaten lay laid lain travelled traveling panicked passes '
            'watches fixed agreed sees saw xyzzying canned cans',
    'adjective': 'better best worse worst bigger biggest later latest happier happiest nicer nicest good farther fastest faster freer redder drier easiest xyzzyer smaller largest finest',
}
for part, words in LEMMAS.items():
    words = words.split()
    vectors.append({'tool': 'lemmatizer', 'inputs': {'words': [w.capitalize() if i % 5 == 0 else w for i, w in enumerate(words)], 'partOfSpeech': part},
                    'result': {'lemmas': [{'word': w.capitalize() if i % 5 == 0 else w, 'lemma': morphy(w, part)} for i, w in enumerate(words)]}})

# Plurals of dictionaries.
PAIRS = """cat cats, dog dogs, bus buses, gas gases, lens lenses, box boxes, fox foxes, buzz buzzes, quiz quizzes, church churches, wish wishes, kiss kisses, stomach stomachs, monarch monarchs, epoch epochs, city cities, baby babies,
boy boys, key keys, monkey monkeys, knife knives, wife wives, life lives, leaf leaves, wolf wolves, half halves, shelf shelves, thief thieves, loaf loaves, calf calves, roof roofs, chief chiefs, belief beliefs, cliff cliffs, safe safes,
giraffe giraffes, man men, woman women, postman postmen, human humans, german germans, roman romans, child children, grandchild grandchildren, person people, foot feet, tooth teeth, goose geese, mouse mice, louse lice, ox oxen, die dice,
penny pennies, photo photos, piano pianos, radio radios, zoo zoos, kangaroo kangaroos, hero heroes, potato potatoes, tomato tomatoes, echo echoes, veto vetoes, analysis analyses, basis bases, crisis crises, thesis theses, oasis oases,
hypothesis hypotheses, axis axes, criterion criteria, phenomenon phenomena, bacterium bacteria, datum data, alumnus alumni, stimulus stimuli, nucleus nuclei, larva larvae, vertebra vertebrae, index indices, appendix appendices, matrix matrices,
vertex vertices, cookie cookies, movie movies, zombie zombies, prairie prairies, cache caches, headache headaches, niche niches, mustache mustaches, tie ties, pie pies, shoe shoes, toe toes, house houses, horse horses, case cases, cause causes,
excuse excuses, fuse fuses, phase phases, rose roses, guru gurus, menu menus, safari safaris, taxi taxis, virus viruses, campus campuses, status statuses, octopus octopuses, canvas canvases, atlas atlases, iris irises, waltz waltzes,
specimen specimens, abdomen abdomens, passerby passersby, mother-in-law mothers-in-law, runner-up runners-up, café cafés, cliché clichés, eye eyes, day days, toy toys, dictionary dictionaries, supply supplies, fly flies, brush brushes, address addresses"""
UNCHANGED = 'sheep deer fish moose salmon series species aircraft information furniture luggage scissors news headquarters swine bison offspring'.split()


def plural(word, singular, many, is_singular, is_plural, count=None):
    counted = {} if count is None else {'counted': f'{count} {singular if count in (1, -1) else many}'}
    vectors.append({'tool': 'pluralizer', 'inputs': {'word': word} | ({} if count is None else {'count': count}),
                    'result': {'singular': singular, 'plural': many, 'isSingular': is_singular, 'isPlural': is_plural} | counted})


for pair in PAIRS.replace('\n', ' ').split(','):
    one, many = pair.split()
    plural(one, one, many, True, False, random.choice([None, 0, 1, -1, 2, 1.5, 1000000000]))
    # Of an axe too.
    if many not in ('bases', 'axes'):
        plural(many, one, many, False, True, random.choice([None, 0, 1, -1, 2, 0.5]))
for word in UNCHANGED:
    plural(word, word, word, True, True, random.choice([None, 0, 1, 7]))
for word, one, many, is_one in [('Child', 'Child', 'Children', True), ('CHILDREN', 'CHILD', 'CHILDREN', False), ('Mouse', 'Mouse', 'Mice', True), ('GEESE', 'GOOSE', 'GEESE', False), ('red apple', 'red apple', 'red apples', True), ('Stray Dogs', 'Stray Dog', 'Stray Dogs', False)]:
    plural(word, one, many, is_one, not is_one)
vectors.append({'tool': 'pluralizer', 'inputs': {'word': ''}, 'status': 400})
vectors.append({'tool': 'pluralizer', 'inputs': {'word': 'x', 'count': 1000000001}, 'status': 400})


# Articles: by the first sound of words that all pronunciations agree on.
def article(phrase, vowel):
    right = 'an' if vowel else 'a'
    capital = random.random() < 0.2
    right = right.capitalize() if capital else right
    vectors.append({'tool': 'indefinite-article-chooser', 'inputs': {'phrase': phrase} | ({'capitalize': True} if capital else {}), 'result': {'article': right, 'phrase': f'{right} {phrase}'}})


sounds = {}
for line in open(cmudict, encoding='utf-8'):
    head, first, *_ = line.split(' #')[0].split() + ['']
    sounds.setdefault(re.sub(r'\(\d+\)$', '', head), set()).add(first[-1:].isdigit())
known = {word: vowels.pop() for word, vowels in ((w, set(v)) for w, v in sounds.items()) if len(vowels) == 1 and word.isalpha()}
tricky = [w for w in known if re.match('hour|hono|hones|heir|eu|ew|uni|u[bst]|on[ce]|un[ei]|your|yt', w) and w in INDEX['noun'] | INDEX['adjective']]
for word in random.sample(sorted(tricky), 60) + random.sample(sorted(set(known) & INDEX['noun']), 40):
    article(word, known[word])
for phrase, vowel in [('honest man', True), ('hour', True), ('heir to the throne', True), ('honor', True), ('European', False), ('unicorn', False), ('one-way street', False), ('once-over', False), ('MBA', True), ('URL', False), ('FBI agent', True),
                      ('NASA mission', False), ('UFO', False), ('X-ray', True), ('U-turn', False), ('HTML page', True), ('SUV', True), ('NATO base', False), ('LED', True), ('8', True), ('11', True), ('18', True), ('80', True), ('1', False), ('100', False),
                      ('8th', True), ('11th hour', True), ('18-year-old', True), ('800', True), ('8,000', True), ('11,000', True), ('110', False), ('180', False), ('81.5', True), ('10', False), ('70', False), ('"hour"', True), ('  apple', True),
                      ('“unicorn”', False), ("'honest' man", True), ('(egg)', True), ('École', True), ('über-fan', True), ('y', False), ('f', True), ('u', False), ('user', False), ('uninteresting user', True), ('herb', True), ('historic hotel', False)]:
    article(phrase, vowel)
for phrase in ['!', ' ', '…', '\U0001F600', '"']:
    vectors.append({'tool': 'indefinite-article-chooser', 'inputs': {'phrase': phrase}, 'status': 422})
vectors.append({'tool': 'indefinite-article-chooser', 'inputs': {'phrase': ''}, 'status': 400})
json.dump(vectors, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
