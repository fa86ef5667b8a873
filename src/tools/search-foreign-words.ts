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
export const FOREIGN_FILLERS = 'le la les du des el los las von zu und et mes un une una das ein eine aus para por del mot';
