"""Other scripts in Latin letters: AnyAscii's own table, the tables of ISO 9, ICAO 9303 and Ukraine's resolution, examples of the Revised Romanization, and readings of Chinese.

/usr/bin/python3 test/oracles/language_scripts.py TABLE > src/tools/language/testdata/scripts.json

TABLE is table.tsv of github.com/anyascii/anyascii 0.3.3 (ISC). Needs Debian's python3-icu.
"""
import json
import random
import sys
import unicodedata

import icu

random.seed(20261205)
vectors = []


def give(tool, inputs, result):
    vectors.append({'tool': tool, 'inputs': inputs, 'result': result})


table = {line[0]: line.rstrip('\n')[2:] for line in open(sys.argv[1], encoding='utf-8', newline='\n') if len(line) > 1 and line[1] == '\t'}


def ascii_only(text):
    plain = ''.join(c if c < '\x80' else table.get(c, '') for c in text)
    give('transliterator', {'text': text}, {'text': plain, 'changed': plain != text})


for text in ['', 'plain', 'Łódź, Привет!', 'Ελλάδα', '東京タワー', '대한민국', 'שלום עולם', 'مرحبا بالعالم', 'नमस्ते', 'สวัสดี', 'ქართული', 'Հայաստան', 'ﬁne ½ €5 № ™', 'e\u0301', '\U0001D400\U0001D401', '\U0001F600', '\u200b\u00ad', '…—“”', 'ß Æ Ø Þ', '\U0010FFFD']:
    ascii_only(text)
letters = sorted(table)
for _ in range(10):
    ascii_only(''.join(random.choice(letters) for _ in range(15)))

SMALL = {
    'iso9': 'а a б b в v г g ґ g\u0300 д d е e ё ë є ê ж ž з z и i і ì ї ï й j к k л l м m н n о o п p р r с s т t у u ў ŭ ф f х h ц c ч č ш š щ ŝ ъ ʺ ы y ь ʹ э è ю û я â ђ đ ј ǰ љ l\u0302 њ n\u0302 ћ ć џ d\u0302',
    'icao': 'а a б b в v г g ґ g д d е e ё e є ie ж zh з z и i і i ї i й i к k л l м m н n о o п p р r с s т t у u ў u ф f х kh ц ts ч ch ш sh щ shch ъ ie ы y ь - э e ю iu я ia',
    'ukrainian': 'а a б b в v г h ґ g д d е e є ie ж zh з z и y і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ь - ю iu я ia',
}
TABLES = {name: {k: '' if v == '-' else v for k, v in zip(text.split()[::2], text.split()[1::2])} for name, text in SMALL.items()}
BEGIN = {'є': 'ye', 'ї': 'yi', 'й': 'y', 'ю': 'yu', 'я': 'ya'}


def cyrillic(text, standard):
    out = []
    for i, c in enumerate(text):
        before, after = (text[i - 1] if i else ''), (text[i + 1] if i + 1 < len(text) else '')
        small = c.lower()
        if standard == 'ukrainian' and c in "’'" and before.isalpha() and after.isalpha():
            continue
        if small not in TABLES[standard]:
            out.append(c)
            continue
        latin = TABLES[standard][small]
        if standard == 'ukrainian':
            if small == 'г' and before.lower() == 'з':
                latin = 'gh'
            elif small in BEGIN and not before.isalpha() and not (before and before in "’'" and i > 1 and text[i - 2].isalpha()):
                latin = BEGIN[small]
        if c != small:
            latin = latin.upper() if before.isupper() or after.isupper() else latin[:1].upper() + latin[1:]
        out.append(latin)
    latin = unicodedata.normalize('NFC', ''.join(out))
    give('cyrillic-transliterator', {'text': text, 'standard': standard}, {'text': latin})
    return latin


for text in ['', 'Юлия Щёголева', 'ПОДЪЕЗД и подъезд, 1 № «Щука»!', 'Съешь же ещё этих мягких французских булок, да выпей чаю', 'РУСЬ Русь', 'Љубљана Њивице Џеп Ћуприја Ђаково Јасна', 'Єдність Їжак Ґанок Ўся', 'A Б c', 'щУКА', 'Я', 'ЯМА', '\U0001F600 ж']:
    latin = cyrillic(text, 'iso9')
    give('cyrillic-transliterator', {'text': latin, 'direction': 'toCyrillic'}, {'text': text if 'A' not in text else 'А Б ц'})
for text in ['Юлия ЩУКИНА', 'Подъячий Ъ', 'Ёлкин Хлыщ Чиж Шац Цой Эйхе', 'ИЛЬЯ Илья', 'Їжак Єва Ґрати Ўладзімір', 'Щ', 'ЖЖ', 'Жж', 'не Cyrillic']:
    cyrillic(text, 'icao')
for text in ['Згорани Ялта Знам’янка', 'ЗГУРСЬКИЙ Згурський Розгін', 'Єнакієве Гаєвич', 'Їжакевич Кадиївка', 'Йосипівка Стрий', 'Юрій Корюківка', 'Яготин Костянтин', 'Щербухи Гоща', 'Алушта Борщагівка Вишгород Гадяч Ґалаґан Донецьк Жмеринка Закарпаття Медвін Іванків Ковель Лебедин Микола Ніжин Одеса Полтава Рівне Суми Тернопіль Уляна Фастів Харків Біла Церква Чернівці Шостка',
             "Лук'янівка", 'Комп’ютер', 'ЯЛТА Я', 'Нью-Йорк Єва-Юлія', '‘лапки’', 'ы ё стоять']:
    cyrillic(text, 'ukrainian')

# The notice's own examples, by their pronunciation, and words from the rules of pronunciation.
KOREAN = """구미 gumi, 영동 yeongdong, 백암 baegam, 옥천 okcheon, 합덕 hapdeok, 호법 hobeop, 월곶 wolgot, 벚꽃 beotkkot, 한밭 hanbat, 구리 guri, 설악 seorak, 칠곡 chilgok, 임실 imsil, 울릉 ulleung, 대관령 daegwallyeong, 백마 baengma, 신문로 sinmunno,
종로 jongno, 왕십리 wangsimni, 별내 byeollae, 신라 silla, 학여울 hangnyeoul, 알약 allyak, 해돋이 haedoji, 같이 gachi, 굳히다 guchida, 좋고 joko, 놓다 nota, 잡혀 japyeo, 낳지 nachi, 압구정 apgujeong, 낙동강 nakdonggang, 죽변 jukbyeon, 낙성대 nakseongdae,
합정 hapjeong, 팔당 paldang, 샛별 saetbyeol, 울산 ulsan, 광희문 gwanghuimun, 속리산 songnisan, 독립문 dongnimmun, 촉석루 chokseongnu, 극락전 geungnakjeon, 안압지 anapji, 경복궁 gyeongbokgung, 무량수전 muryangsujeon, 연화교 yeonhwagyo, 남산 namsan,
독도 dokdo, 현충사 hyeonchungsa, 종묘 jongmyo, 다보탑 dabotap, 불국사 bulguksa, 화랑대 hwarangdae, 값이 gapsi, 없다 eopda, 읽고 ilgo, 닭고기 dakgogi, 닫혀 dachyeo, 않는 anneun, 뚫는 ttulleun, 싫어 sireo, 많아 mana, 옷이 osi, 밖에 bakke, 있어요 isseoyo,
못하다 motada, 앉히다 anchida, 맞히다 machida, 밝히다 balkida, 핥아 halta, 훑이다 hulchida, 강의 gangui, 영어 yeongeo, 전화 jeonhwa, 난로 nallo, 생산량 saengsannyang, 쌓소 ssaso, 밟다 bapda, 넓다 neolda, 몇리 myeonni, 침략 chimnyak, 칼날 kallal, 한국어 hangugeo"""
for pair in KOREAN.replace('\n', ' ').split(','):
    give('hangul-romanizer', {'text': pair.split()[0]}, {'text': pair.split()[1]})
for text, latin in [('', ''), ('K팝', 'Kpap'), ('서울 특별시!', 'seoul teukbyeolsi!'), ('\u1112\u1161\u11ab\u1100\u1173\u11af', 'hangeul'), ('ㅋㅋ', 'ㅋㅋ'), ('漢字 한자', '漢字 hanja'), ('\U0001F600한', '\U0001F600han'), ('김치찌개', 'gimchijjigae'), ('떡볶이', 'tteokbokki'), ('뼈', 'ppyeo'), ('외곬', 'oegol')]:
    give('hangul-romanizer', {'text': text}, {'text': latin})

# Words of dictionaries, and single characters as CLDR reads them.
WORDS = """中国 zhōng guó, 重庆 chóng qìng, 重要 zhòng yào, 银行 yín háng, 行走 xíng zǒu, 音乐 yīn yuè, 快乐 kuài lè, 长城 cháng chéng, 长大 zhǎng dà, 绿色 lǜ sè, 女儿 nǚ ér, 旅行 lǚ xíng, 战略 zhàn lüè, 首都 shǒu dū, 参加 cān jiā, 人参 rén shēn, 什么 shén me,
一个 yī gè, 不是 bù shì, 妈妈 mā ma, 你好 nǐ hǎo, 世界 shì jiè, 北京 běi jīng, 上海 shàng hǎi, 学校 xué xiào, 睡觉 shuì jiào, 觉得 jué de, 还是 hái shì, 归还 guī huán, 角色 jué sè, 目的 mù dì, 的确 dí què, 着急 zháo jí, 了解 liǎo jiě, 教学 jiào xué"""
TONES = {mark: (vowel, str(number + 1)) for vowel, marks in {'a': 'āáǎà', 'e': 'ēéěè', 'i': 'īíǐì', 'o': 'ōóǒò', 'u': 'ūúǔù', 'ü': 'ǖǘǚǜ'}.items() for number, mark in enumerate(marks)}


def numbered(syllable):
    tone, plain = '0', ''
    for c in syllable:
        vowel, found = TONES.get(c, (c, ''))
        tone, plain = found or tone, plain + vowel
    return plain, plain + tone


def chinese(text, syllables):
    for tone in ['mark', 'number', 'none']:
        said = [s if tone == 'mark' else numbered(s)[1 if tone == 'number' else 0] for s in syllables]
        give('pinyin-converter', {'text': text, 'tone': tone}, {'text': ' '.join(said), 'syllables': said})


for pair in WORDS.replace('\n', ' ').split(','):
    word, *syllables = pair.split()
    chinese(word, syllables)
reader = icu.Transliterator.createInstance('Han-Latin')
for c in '人口手山水火木土日月天大小多少来去生活家国王民学校友爱书笔车马牛羊鱼鸟花草树风雨雪电男女父母兄弟红黄白黑春夏秋冬东南西北':
    chinese(c, [reader.transliterate(c)])
for text, latin, syllables, extra in [('', '', [], {}), ('A中b国1', 'A zhōng b guó 1', ['zhōng', 'guó'], {}), ('中国，人。', 'zhōng guó，rén。', ['zhōng', 'guó', 'rén'], {}), ('中 国', 'zhōng guó', ['zhōng', 'guó'], {}), ('中国', 'zhōngguó', ['zhōng', 'guó'], {'separator': ''}), ('中国x', 'zhōng-guó-x', ['zhōng', 'guó'], {'separator': '-'}),
                                      ('\U0001F600中\n国', '\U0001F600zhōng\nguó', ['zhōng', 'guó'], {}), ('かな', 'かな', [], {})]:
    give('pinyin-converter', {'text': text} | extra, {'text': latin, 'syllables': syllables})
json.dump(vectors, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
