/** Everyday words of German, French and Spanish, without accents, and what to look for in English. Words that English has too are left out. */
const WORDS = `
prozentrechner percentage calculator
prozent percentage
prozentsatz percentage
zinsrechner compound interest calculator
zinsen interest
zinseszins compound interest
hypothekenrechner mortgage calculator
hypothek mortgage
kreditrechner loan calculator
kredit loan
mehrwertsteuer vat
mwst vat
rabatt discount
trinkgeld tip
gehalt salary
stundenlohn salary hourly
rechner calculator
taschenrechner math expression calculator
rechnen calculate
berechnen calculate
umrechner unit converter
einheitenumrechner unit converter
umrechnen convert
umwandeln convert
umwandler converter
konvertieren convert
zeichen character
zeichenzahler character counter
buchstaben character
wort word
worter word
wortzahler word counter
zahlen count
zahler counter
zeilen lines
zeile line
satze sentences
leerzeichen whitespace
sortieren sort
entfernen remove
loschen remove
ersetzen replace
vergleichen diff compare
unterschied difference
umkehren reverse
grossbuchstaben uppercase
kleinbuchstaben lowercase
kleinschreibung case
grossschreibung case
umlaute accent
akzente accent
doppelte duplicate
farbe color
farben color
farbrechner color converter
kontrast contrast
farbverlauf gradient
passwort password
passworter password
passwortgenerator password generator
kennwort password
zufallszahl random number
zufallszahlen random number
zufall random
wurfel dice
wurfeln dice roller
lottozahlen lottery numbers
verschlusseln encrypt
verschlusselung cipher
entschlusseln decrypt
prufen check
prufer checker
prufziffer check digit
prufsumme checksum
erstellen generator
erzeugen generator
formatieren format
kodieren encode
encoden encode
dekodieren decode
decoden decode
datum date
datumsrechner date calculator
altersrechner age calculator
lebensalter age
geburtstag birthday
tage days
kalender calendar
kalenderwoche week number
arbeitstage business days
feiertage public holidays
ostern easter
zeitzone time zone
zeitzonen time zone
uhrzeit time
zeitstempel timestamp
schaltjahr leap year
mondphase moon phase
sonnenaufgang sunrise
wochentag day of week
bruch fraction
bruchrechner fraction calculator
dezimal decimal
binar binary
primzahl prime
primzahlen prime
quadratwurzel root
wurzel root
dreieck triangle
kreis circle
gleichung equation
romische roman
ubersetzen translate
strichcode barcode
bild image
lange length
gewicht weight
temperatur temperature
palabras word
palabra word
caracteres character
letras character
lineas lines
contar count
contador counter
contrasena password
contrasenas password
generador generator
generar generate
calculadora calculator
calcular calculate
porcentaje percentage
porcentajes percentage
edad age
fecha date
fechas date
dias days
hipoteca mortgage
prestamo loan
interes interest
compuesto compound
descuento discount
propina tip
iva vat
salario salary
conversor converter
convertidor converter
convertir convert
unidades unit
moneda currency
aleatorio random
aleatorios random
numeros numbers
sorteo random picker
dados dice
loteria lottery
cifrar encrypt
descifrar decrypt
cifrado cipher
codificar encode
decodificar decode
comparar compare
textos text
ordenar sort
eliminar remove
duplicados duplicate
mayusculas uppercase
minusculas lowercase
colores color
paleta palette
degradado gradient
contraste contrast
huso time zone
horario time
calendario calendar
romanos roman
fraccion fraction
fracciones fraction
raiz root
triangulo triangle
ecuacion equation
primos prime
mots word
caractere character
lignes lines
compter count
compteur counter
motdepasse password
passe password
generateur generator
generer generate
calculatrice calculator
calculer calculate
calcul calculator
pourcentage percentage
pourcentages percentage
remise discount
pourboire tip
tva vat
salaire salary
pret loan
hypotheque mortgage
interets interest
convertisseur converter unit
unites unit
chiffrer encrypt
dechiffrer decrypt
chiffrement cipher
trier sort
supprimer remove
doublons duplicate
majuscules uppercase
minuscules lowercase
couleur color
couleurs color
degrade gradient
aleatoire random
nombre number
nombres numbers
tirage random picker
loterie lottery
jours days
feries public holidays
ouvres business
fuseau time
horaire zone
calendrier calendar
anniversaire birthday
romains roman
racine root
abstand distance
addieren sum
anzahl count
aufteilen split
ausschneiden crop
auslosung random picker
bilder image
bildgrosse image resizer
bremsweg stopping distance
brutto gross
buchstabenzahler character counter
dateigrosse file size
datei file
dateien file
dauer duration
differenz difference
doppelt duplicate
dreisatz proportion
drehen rotate
durchschnitt mean
durchschnittsrechner mean calculator
einheit unit
einheiten unit
entpacken extract zip
eisprung ovulation
eisprungrechner ovulation
entfernung distance
errechnen calculate
ersparnis savings
fakultat factorial
faktorisieren factor
farbcode color
farbmischer color mixer
farbpalette color palette
farbwahler color picker
farbumrechner color converter
fettanteil body fat
flache area
flachenrechner area calculator
formatierer formatter
gehaltsrechner salary
geschwindigkeit speed
ggt gcd
gewinnspanne profit margin
gleichungen equation
glucksrad random picker
gradienten gradient
halbwertszeit half life
haufigkeit frequency
hohe height
idealgewicht ideal weight
inhaltsverzeichnis toc
jahre years
kalorien calorie
kalorienrechner calorie tdee
kalorienbedarf tdee
kgv lcm
kleiner smaller
komprimieren compressor
komprimierer compressor
konverter converter
korperfett body fat
korperfettanteil body fat
kreditkarte credit card
kreditkartennummer credit card
kreisberechnung circle
kurzen simplify
leerzeilen empty line
lebenszeit age
lesbarkeit readability
lesezeit reading time
liste list
listen list
logarithmus logarithm
losen solve
lottogenerator lottery
mischen shuffle
mehrwertsteuerrechner vat
mittelwert mean
mittel mean
monatliche monthly
mwstrechner vat
namen name
namensgenerator random name
netto net
notenrechner grade
notenschnitt gpa
nullstellen root
potenz exponent
promille bac
promillerechner bac
prozentuale percentage
quersumme sum
quadratische quadratic
quadratmeter square footage
ratenrechner loan
rechtschreibung spell checker
rechtschreibprufung spell checker
reifenrechner tire size
rendite roi
renditerechner roi
rente retirement
ringgrosse ring size
ruckwarts reverse
satz sentence
schuhgrosse shoe size
schriftarten fancy text
schriftgenerator fancy text
schwangerschaft pregnancy
schwangerschaftsrechner pregnancy
seiten page
silben syllable
silbentrennung hyphenator
skonto discount
sparrechner savings goal
sparplan savings goal
spiegeln reverse
sprache language
spracherkennung language detector
spritkosten fuel cost
spritrechner fuel cost
spritverbrauch fuel consumption
standardabweichung standard deviation
stellen digits
sternzeichen zodiac
steuer tax
stromkosten electricity cost
stromrechner electricity cost
stunden time
stundenrechner time card
stundenzettel time card
subnetz subnet
subnetzrechner subnet
summe sum
tabelle table
tagerechner date difference
teiler divisor
teilen split
temperaturumrechner temperature converter
textvergleich text diff
tilgung amortization
tilgungsplan amortization
tilgungsrechner amortization
trennen split
umformen convert
umlaut accent
umschreiben convert
umwandlung converter
unixzeit unix timestamp
verbinden merge
verbrauch consumption
verhaltnis ratio
verkleinern resize
verpacken zip
volumen volume
volumenrechner volume
vergrossern resize
wahrheitstabelle truth table
wahrscheinlichkeit probability
wasserzeichen watermark
winkel angle
wohnflache square footage
wortanzahl word count
wurfelspiel dice
zahl number
zahlensystem number base
zahlensysteme number base
zeichenzahl character count
zeilenumbruch line break
zeilenumbruche line break
zeit time
zeiterfassung time card
zeitdifferenz time difference
zeitrechner time difference
zeitzonenrechner time zone converter
ziehen draw
zins interest
zufallig random
zufallige random
zufalligen random
zufallsgenerator random number
zufallsname random name
zufallszahlengenerator random number
zusammenfassen summarizer
zusammenfugen merge
zusammenfuhren merge
zuschneiden crop
abstandsrechner distance
zeugnis grade
adresse address
adresses address
agenda calendar
ajouter add
amortissement amortization
annees years
arbre tree
arrondir rounding
arrondi rounding
bissextile leap
calorique calorie
carte card
casse case
cercle circle
certificat certificate
chaine string
chiffre cipher
chiffres digits
cle key
cles key
codage encoder
coder encode
comparaison compare
comparateur compare diff
compresser compressor
compresseur compressor
concatener merge
couper split
cryptage encrypt
crypter encrypt
decrypter decrypt
decoupe crop
decouper split
degres degrees
derivee derivative
diagramme chart
diviseur divisor
diviser split
donnees data
duree duration
ecart standard deviation
echeancier amortization
emprunt loan
entier integer
espaces whitespace
essence fuel
extraire extractor
extracteur extractor
fichier file
fichiers file
filigrane watermark
fusionner merge
fusion merge
grossesse pregnancy
hachage hash
hasard random
heure time
heures time
identifiant identifier
imc bmi
impot tax
impots tax
inverser reverse
jour day
langue language
lettres character
ligne line
lisibilite readability
lire read
listes list
loyer rent
lunaire moon
lune moon
marge margin
mediane median
melanger shuffle
mensualite loan payment
mensualites loan payment
moyenne mean
noel christmas
nom name
noms name
numero number
orthographe spell checker
paie salary
paques easter
paragraphe paragraph
perimetre area
poids weight
pointure shoe size
polices fancy text
premier prime
premiers prime
probabilite probability
proportionnalite proportion
quotidien daily
racines root
redimensionner resizer
reduire compressor
remplacer replace
rogner crop
rendement roi
retraite retirement
semaine week number
solde discount
somme sum
soleil sunrise
sousreseau subnet
statistiques statistics
tableau table
taille size
tailles size
taux rate
taxe tax
telephone phone
temps time
texte text
textes text
traduire translate
vitesse speed
verificateur checker
verification check
zodiaque zodiac
acentos accent
agua water
ahorro savings goal
ahorros savings goal
alquiler rent
ano year
anos years
archivo file
archivos file
barras barcode
binario binary
bisiesto leap
borrar remove
buscar find
calorias calorie
cambiar change
circulo circle
clave key
claves key
codigo code
codigos code
combinar merge
comprimir compressor
comprobar check
consumo consumption
correo email
correos email
cuadrada square
cuadratica quadratic
cumpleanos birthday
decimales decimal
derivada derivative
desviacion deviation
dia day
diferencia difference
direccion address
distancia distance
dividir split
duracion duration
ecuaciones equation
embarazo pregnancy
encriptar encrypt
desencriptar decrypt
entre between
espacios whitespace
estandar standard
estatura height
extraer extractor
factorizar factor
fases phase
festivos public holidays
firma signature
formatear formatter
gasolina fuel cost
grasa body fat
hora time
horas time
hojas page
horoscopo zodiac
idioma language
idiomas language
imagen image
imagenes image
impuesto tax
impuestos tax
invertir reverse
juntar merge
laborables business days
habiles business days
legibilidad readability
letra character
linea line
lista list
logaritmo logarithm
luna moon
luz electricity
marca watermark
margen margin
matriz matrix
mediana median
mezclar shuffle
nota grade
notas grade
ordenador sorter
ortografia spell checker
pagina page
paginas page
parrafos paragraph
pascua easter
peso weight
promedio mean
primo prime
probabilidad probability
proporcion proportion
quitar remove
reducir compressor
redimensionar resizer
recortar crop
redondear rounding
redondeo rounding
reemplazar replace
regla proportion
tres three
rentabilidad roi
repetidas duplicate
rotar rotate
rueda random picker
ruleta random picker
semana week number
separar split
silabas syllable
sol sunrise
sueldo salary
sumar sum
suma sum
tabla table
talla size
tallas size
credito credit
tasa rate
telefono phone
tiempo time
traductor translator
valor value
deux two
dos two
zwei two
zwischen between
texto text
immobilier mortgage
regle proportion
trois three
majuscule uppercase
minuscule lowercase
binaire binary
decimale decimal
sonnenuntergang sunset
sonnenaufgange sunrise
primfaktorzerlegung prime factorization
primfaktoren prime factorization
horaria time zone
segundo second
grado degree
velocidad speed
verdad truth
verificar check
`;

/** What a word of another language stands for, by the word. */
export const FOREIGN_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  WORDS.trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...english] = line.split(' ');
      return [word, english];
    }),
);

/** Articles and prepositions of these languages, which say nothing of what somebody looks for. */
export const FOREIGN_FILLERS = 'de en le la les du des el los las von zu und et mes un une una das ein eine aus para por del mot';
