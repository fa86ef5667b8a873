/** Everyday words of German, French and Spanish, without accents, and what to look for in English; phrases of theirs joined by hyphens, without articles. Words that English has too are left out. */
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
durchschnitt average
durchschnittsrechner average calculator
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
mittelwert average
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
moyenne average
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
promedio average
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
mot word
mot-passe password
mots-passe password
mot-passe-fort strong password
faux-texte lorem ipsum
texte-aleatoire lorem ipsum
texto-relleno lorem ipsum
texto-falso lorem ipsum
blindtext lorem ipsum
fulltext lorem ipsum
taux-horaire salary hourly
decalage-horaire time zone
fuseau-horaire time zone
tirage-sort random picker
tirer-sort random picker
nombre-jours days
nombre-mots word count
nombre-caracteres character count
generador-nombres random name
generador-nombre random name
nombres-aleatorios random name
nombre-aleatorio random name
nombres-aleatoires random number
indice-masa-corporal bmi
masa-corporal bmi
indice-masse-corporelle bmi
masse-corporelle bmi
fecha-parto pregnancy due date
date-accouchement pregnancy due date
accouchement pregnancy due date
minimo-comun lcm
maximo-comun gcd
plus-grand-commun gcd
plus-petit-commun lcm
letras-bonitas fancy text
letra-bonita fancy text
letras-cursivas fancy text
cuantos-anos age
cuantos-anos-tengo age calculator
cuanto-falta countdown
cuantos-dias date difference
quel-age age calculator
quel-jour day of week
combien-jours date difference
taille-bague ring size
taille-chaussure shoe size
talla-anillo ring size
talla-zapato shoe size
cambio-hora dst transition
changement-heure dst transition
regle-trois rule of three
regla-tres rule of three
partager-addition expense split
dividir-cuenta expense split
codigo-barras barcode
code-barres barcode
codes-barres barcode
codigos-barras barcode
mise-majuscule uppercase
tipo-cambio currency
segundo-grado quadratic
second-degre quadratic
ano-bisiesto leap year
annee-bissextile leap year
lever-soleil sunrise
coucher-soleil sunset
puesta-sol sunset
salida-sol sunrise
phase-lunaire moon phase
luna-llena moon phase
pleine-lune moon phase
signe-astrologique zodiac
signo-zodiacal zodiac
test-grossesse pregnancy
tension-arterielle blood pressure
presion-arterial blood pressure
masse-graisseuse body fat
grasa-corporal body fat
vitesse-frappe typing speed
feuille-temps time card
tableau-amortissement amortization schedule
tabla-amortizacion amortization schedule
altersberechnung age calculator
berechnung calculate
aussortieren filter
umdrehen reverse
dubletten duplicate
duplikate duplicate
zertifikat certificate
zertifikate certificate
anzeigen viewer
starke strength
baufinanzierung mortgage
baukredit mortgage
hauskredit mortgage
immobilienkredit mortgage
autokredit auto loan
leasingrechner auto lease
spar savings
sparen savings goal
anlage investment
stundensatz salary hourly
monatsgehalt salary
lohn salary
lohnrechner salary
einkommen income
einkommensteuer income tax
zeitumstellung dst transition
sommerzeit dst transition
vollmond full moon
neumond new moon
mond moon
arbeitszeit time card
arbeitszeitrechner time card
arbeitsstunden time card
uberstunden overtime
geburtstermin pregnancy due date
fruchtbar fertile ovulation
zyklusrechner ovulation
zyklus cycle
korpergrosse height
fuss feet
auslosen random picker
losung solution
wichtel secret santa
benzin fuel
benzinkosten fuel cost
umfang perimeter
flacheninhalt area
kreisumfang circle circumference
kugel sphere
zylinder cylinder
prozentrechnung percentage
steigerung percentage change
bildschirm screen
bildbearbeitung image
bildbearbeiten image filter
seitenverhaltnis aspect ratio
wasserverbrauch water
wasserbedarf water intake
grundumsatz bmr
blutdruck blood pressure
puls heart rate
schlafrechner sleep cycle
laufzeit running
lauftempo running pace
notendurchschnitt gpa
mehrfach duplicate
worthaufigkeit word frequency
buchstabenhaufigkeit character frequency
schlussel key
zufallszeichen random token
zeichenkette string
zeichenketten string
textgenerator lorem ipsum
schriftart fancy text
hintergrund background
schatten shadow
zeilennummern line number
zeilenanzahl line count
tabellen table
vorlage template
vorschau preview
kalkulator calculator
kostenrechner cost calculator
rezept recipe
rezeptrechner recipe scaler
backofen oven temperature
fliesen tile
fliesenrechner tile
tapete wallpaper
tapetenrechner wallpaper
wandfarbe paint
farbbedarf paint
beton concrete
betonrechner concrete
reifen tire
reifengrosse tire size
widerstand resistor
widerstandsfarbcode resistor color code
molmasse molar mass
lebensmittel food
rechnung invoice
rechnungen invoice
ruckzahlung payoff
ablosung refinance
wahrung currency
postleitzahl postal code
kennzeichen identifier
seriennummer identifier
lesen reader
auslesen reader
offnen extract
zusammenrechnen sum
zusammenzahlen sum
umbenennen rename
maskieren mask
einruckung indent
einrucken indent
abkurzung acronym
abkurzungen acronym
gewichtsrechner ideal weight
umkreis circle
rundung rounding
runden rounding
zeitspanne duration
countdownrechner countdown
bilddatei image
fotos image
foto image
videogrosse video file size
renverser reverse
retourner reverse
alphabetique alphabetical
alphabetiquement alphabetical
enlever remove
effacer remove
espace whitespace
sauts break
saut break
retours break
valider validator
formater formatter
formateur formatter
encodage encoder
simulateur calculator
simulation calculator
voiture auto
maison home
partager split
carre square
carree square
aire area
cercles circle
cylindre cylinder
besoins need
besoin need
caloriques calorie
recadrer crop
lancer roll
lance roll
bague ring
bagues ring
fort strong
forte strong
securise strong
securisee strong
robuste strong
consommation consumption
carburant fuel
cuisine cooking
recette recipe
recettes recipe
peinture paint
carrelage tile
electricite electricity
facture invoice
factures invoice
horodatage timestamp
cles-api api key
cle-api api key
jeton token
jetons token
sous-reseau subnet
adresse-ip ip address
tri sort
melange shuffle
equipe team
equipes team
gagnant random picker
roue random picker
pile-face coin flip
cara-cruz coin flip
sommeil sleep cycle
eau water intake
nourriture food
poids-ideal ideal weight
peso-ideal ideal weight
graisse body fat
fecondite fertile ovulation
allure running pace
relleno filler
bonitas fancy
bonita fancy
cursiva fancy text
alfabeticamente alphabetical
alfabetico alphabetical
validador validator
validar validator
formateador formatter
decodificador decoder
codificador encoder
segura strong
seguro strong
fuerte strong
comparador compare
sacar calculate
porciento percentage
prestamos loan
coche auto
casa home
vivienda home
minimo minimum
maximo maximum
pitagoras pythagorean
corporal body
parto pregnancy due date
edades age
lanzar roll
lanzamiento roll
anillo ring
anillos ring
zapatos shoe
zapato shoe
tamano size
pintura paint
hormigon concrete
azulejos tile
electrica electricity
electricidad electricity
factura invoice
facturas invoice
divisa currency
divisas currency
receta recipe
recetas recipe
cocina cooking
equipos team
ganador random picker
amigo-invisible secret santa
sueno sleep cycle
ritmo running pace
fertil fertile ovulation
fertiles fertile ovulation
frases sentence
frase sentence
oraciones sentence
parrafo paragraph
saltos break
salto break
enlaces link
enlace link
liens link
lien link
cadena string
cadenas string
firmar sign
marca-tiempo timestamp
nomina salary
sueldos salary
bruto gross
neto net
redes subnet
subred subnet
subredes subnet
girar rotate
voltear rotate
tourner rotate
pivoter rotate
oscuro dark
sombra shadow
fondo background
fond background
contrasenia password
numeros-romanos roman numeral
chiffres-romains roman numeral
numero-romano roman numeral
romische-zahlen roman numeral
cuadratico quadratic
raices root
potencia exponent
puissance exponent
logarithme logarithm
integrale integral
matrice matrix
ecuacion-segundo-grado quadratic equation
equation-second-degre quadratic equation
alt-bin-ich age calculator
taille-doigt ring size
litres-essence fuel
cout-essence fuel cost
consommation-essence fuel consumption
umsatzsteuer vat
umsatz sales
cesar caesar
kreuzwortratsel crossword
mots-croises crossword
sopa-letras word search
buchstabensalat word unscrambler
wortsuche word search
darlehen loan
darlehensrechner loan calculator
ouvrables business
numero-letras numbers in words
numeros-letras numbers in words
nombre-lettres numbers in words
kalorienverbrauch calories burned
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
export const FOREIGN_FILLERS =
  'de en le la les du des el los las von zu und et mes un une una das ein eine aus para por del al au sur pour dans con mein ist wie viel viele';
