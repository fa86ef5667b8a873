"""Keys, messages and signatures made by GnuPG (Debian's gpg), for the tools of OpenPGP.

Writes src/tools/crypto/testdata/openpgp.json. What is expected is what gpg says of its own keys (--with-colons), or what was put into it.
"""
import base64, json, os, shutil, subprocess, tempfile

home = tempfile.mkdtemp()
os.chmod(home, 0o700)
# As few rounds as there are, so that the tests are quick.
with open(f'{home}/gpg-agent.conf', 'w') as file:
    file.write('s2k-count 65536\n')
b64 = lambda data: base64.b64encode(data).decode()
vectors = []
NOW = '2024-06-01T00:00:00Z'
SECRET = 'opens the key'


def gpg(*args, data=b'', at='20240301T120000', check=True, phrase=''):
    command = ['gpg', '--homedir', home, '--batch', '--quiet', '--no-tty', '--yes', '--no-emit-version', '--pinentry-mode', 'loopback', '--passphrase', phrase,
               '--trust-model', 'always', '--s2k-count', '65536', '--faked-system-time', at + '!', *args]
    done = subprocess.run(command, input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if check and done.returncode != 0:
        raise SystemExit(' '.join(command) + '\n' + done.stderr.decode())
    return done.stdout


def add(tool, inputs, result=None, status=None):
    vectors.append({'tool': 'openpgp-' + tool, 'inputs': inputs, **({'result': result} if result is not None else {'status': status})})


iso = lambda seconds: subprocess.run(['date', '-u', '-d', '@' + seconds, '+%Y-%m-%dT%H:%M:%SZ'], stdout=subprocess.PIPE).stdout.decode().strip()
NAMES = {'1': 'rsa', '17': 'dsa', '16': 'elgamal', '18': 'ecdh', '19': 'ecdsa', '22': 'eddsa'}
USES = (('c', 'certify'), ('s', 'sign'), ('e', 'encrypt'), ('a', 'authenticate'))


def facts(fields, now):
    found = {'keyId': fields[4], 'algorithm': NAMES[fields[3]], 'created': iso(fields[5]), 'revoked': fields[1] == 'r',
             'usage': [name for letter, name in USES if letter in fields[11]], 'expired': fields[6] != '' and iso(fields[6]) <= now}
    if fields[3] in ('1', '16', '17'):
        found['bits'] = int(fields[2])
    if fields[6]:
        found['expires'] = iso(fields[6])
    return found


def described(name, now=NOW):
    """What gpg tells of a key."""
    found = {'userIds': [], 'subkeys': []}
    last = found
    for line in gpg('--with-colons', '--fixed-list-mode', '--with-subkey-fingerprint', '--list-keys', name, at=now[:-1].replace('-', '').replace(':', '')).decode().splitlines():
        fields = line.split(':')
        if fields[0] == 'pub':
            found.update(facts(fields, now))
        elif fields[0] == 'sub':
            last = facts(fields, now)
            found['subkeys'].append(last)
        elif fields[0] == 'fpr':
            last['fingerprint'] = fields[9]
        elif fields[0] == 'uid' and (fields[1] != 'r' or found['revoked']):
            found['userIds'].append(fields[9].replace('\\x3a', ':'))
    order = [line.split('"')[1] for line in gpg('--list-packets', data=gpg('--export', name)).decode().splitlines() if line.startswith(':user ID packet')]
    found['userIds'].sort(key=lambda uid: order.index(uid) if uid in order else 99)
    return found


public = lambda name: gpg('--armor', '--export', name).decode()
private = lambda name, phrase='': gpg('--armor', '--export-secret-keys', name, phrase=phrase).decode()
finger = lambda name: described(name)['fingerprint']

gpg('--quick-generate-key', 'Rita RSA <rita@example.org>', 'rsa1024', 'cert', '2y', at='20240101T000000')
for use, until in (('sign', '1y'), ('encr', '3d'), ('encr', '1y'), ('auth', 'never')):
    gpg('--quick-add-key', finger('rita'), 'rsa1024', use, until, at='20240102T000000')
gpg('--quick-add-uid', 'rita', 'Rita (müde) <second@example.org>', at='20240103T000000')
gpg('--quick-add-uid', 'rita', 'Rita Gone <gone@example.org>', at='20240103T000000')
gpg('--quick-revoke-uid', 'rita', 'Rita Gone <gone@example.org>', at='20240104T000000')
gpg('--quick-generate-key', 'Ed <ed@example.org>', 'ed25519', 'default', 'never', at='20240101T000000', phrase=SECRET)
gpg('--quick-add-key', finger('ed@'), 'cv25519', 'encr', 'never', at='20240101T000000', phrase=SECRET)
for name, kind in (('pia', 'nistp256'), ('quin', 'nistp384'), ('brain', 'brainpoolP256r1'), ('koblitz', 'secp256k1')):
    gpg('--quick-generate-key', f'{name} <{name}@example.org>', kind, 'default', 'never', at='20240101T000000')
    gpg('--quick-add-key', finger(name), kind, 'encr', 'never', at='20240101T000000')
gpg('--gen-key', data=b'%no-protection\nKey-Type: DSA\nKey-Length: 1024\nSubkey-Type: ELG-E\nSubkey-Length: 1024\nName-Real: Dora\nExpire-Date: 0\n%commit\n', at='20240101T000000')
gpg('--quick-generate-key', 'Short <short@example.org>', 'ed25519', 'default', '20240401T000000', at='20240101T000000')
gpg('--quick-add-key', finger('short'), 'cv25519', 'encr', '20240401T000000', at='20240101T000000')
# One whose expiry was put off, so that its newest signature is younger than what it signed.
gpg('--quick-generate-key', 'Long <long@example.org>', 'ed25519', 'default', '20240301T000000', at='20240101T000000')
early = gpg('--armor', '--detach-sign', '-u', 'long', data=b'early\n', at='20240201T000000').decode()
gpg('--quick-set-expire', finger('long'), '20250101T000000', at='20240225T000000')
gpg('--quick-generate-key', 'Vera <vera@example.org>', 'ed25519', 'default', 'never', at='20240101T000000')
by_vera = gpg('--armor', '--clearsign', '-u', 'vera', data=b'I am Vera.\n').decode()
revocation = open(f'{home}/openpgp-revocs.d/{finger("vera")}.rev').read().replace(':-----BEGIN', '-----BEGIN')
gpg('--import', data=revocation.encode())
gpg('--edit-key', 'pia', check=False)

people = ['rita', 'ed@', 'pia', 'quin', 'brain', 'koblitz', 'Dora', 'short', 'long', 'vera']
for name in people:
    add('key-inspector', {'key': public(name), 'now': NOW}, {'count': 1, 'keys': [{**described(name), 'version': 4, 'private': False, 'encrypted': False}]})
add('key-inspector', {'key': private('ed@', SECRET), 'now': NOW}, {'keys': [{**described('ed@'), 'private': True, 'encrypted': True}]})
add('key-inspector', {'key': private('pia'), 'now': NOW}, {'keys': [{'private': True, 'encrypted': False}]})
add('key-inspector', {'key': b64(gpg('--export', 'pia', 'quin')), 'now': NOW}, {'count': 2, 'keys': [{'keyId': described('pia')['keyId']}, {'keyId': described('quin')['keyId']}]})
add('key-inspector', {'key': 'Keys of two:\r\n' + (public('pia') + public('quin')).replace('\n', '\r\n'), 'now': NOW}, {'count': 2})
add('key-inspector', {'key': public('short'), 'now': '2024-03-31T23:59:59Z'}, {'keys': [{'expired': False, 'expires': '2024-04-01T00:00:00Z'}]})
add('key-inspector', {'key': public('short'), 'now': '2024-04-01T00:00:00Z'}, {'keys': [{'expired': True}]})
for bad in ('hello', '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nAAAA\n', public('pia')[:300], by_vera, b64(b'\x99\x01'), b64(gpg('--export', 'pia')[:60]), early):
    add('key-inspector', {'key': bad, 'now': NOW}, status=422)

TEXT = 'Hello, Wörld ☃\n'
for name in ('rita', 'pia', 'quin', 'brain', 'koblitz', 'Dora'):
    message = gpg('--armor', '--encrypt', '-r', name, data=TEXT.encode()).decode()
    encrypting = [subkey['keyId'] for subkey in described(name)['subkeys'] if 'encrypt' in subkey['usage'] and not subkey['expired']]
    add('decryptor', {'message': message, 'privateKey': private(name)}, {'output': TEXT, 'bytes': len(TEXT.encode()), 'recipients': encrypting, 'signed': False})
ed = private('ed@', SECRET)
for compression in ('0', '1', '2', '3'):
    message = gpg('--encrypt', '-r', 'ed@', '-r', 'pia', '--compress-algo', compression, '--set-filename', 'Übung.txt', data=TEXT.encode() * 3)
    add('decryptor', {'message': b64(message), 'privateKey': ed, 'passphrase': SECRET}, {'output': TEXT * 3, 'fileName': 'Übung.txt'})
short = {'privateKey': ed, 'passphrase': SECRET}
add('decryptor', {'message': b64(message), 'privateKey': ed}, status=422)
add('decryptor', {'message': b64(message), 'privateKey': ed, 'passphrase': 'wrong'}, status=422)
add('decryptor', {'message': b64(message), 'privateKey': private('quin')}, status=422)
add('decryptor', {'message': b64(message), 'privateKey': public('quin')}, status=422)
add('decryptor', {'message': b64(message), 'password': 'x'}, status=422)
add('decryptor', {'message': b64(message)}, status=400)
add('decryptor', {'message': b64(message[:-1]), **short}, status=422)
add('decryptor', {'message': b64(message[:-5] + bytes([message[-5] ^ 1]) + message[-4:]), **short}, status=422)
# The same without the packet that protects it: an older kind of packet.
add('decryptor', {'message': b64(message.replace(b'\xd2', b'\xc9')), **short}, status=422)
add('decryptor', {'message': gpg('--armor', '--store', data=b'hello').decode(), **short}, status=422)
hidden = gpg('--armor', '--encrypt', '-R', 'pia', '-R', 'ed@', data=TEXT.encode()).decode()
add('decryptor', {'message': hidden, **short}, {'output': TEXT, 'recipients': ['0' * 16, '0' * 16]})
both = gpg('--armor', '--encrypt', '--symmetric', '-r', 'pia', data=TEXT.encode(), phrase='pass').decode()
add('decryptor', {'message': both, 'password': 'pass'}, {'output': TEXT})
add('decryptor', {'message': both, 'privateKey': private('pia')}, {'output': TEXT})
add('decryptor', {'message': both, 'privateKey': private('quin'), 'password': 'pass'}, {'output': TEXT})
for cipher in ('AES', 'AES192', 'AES256', '3DES', 'CAST5', 'BLOWFISH', 'TWOFISH'):
    for mode in ('0', '1', '3')[:1 if cipher != 'AES256' else 3]:
        message = gpg('--armor', '--symmetric', '--cipher-algo', cipher, '--s2k-mode', mode, data=TEXT.encode(), phrase='Päss').decode()
        add('decryptor', {'message': message, 'password': 'Päss'}, {'output': TEXT, 'recipients': []})
add('decryptor', {'message': message, 'password': 'pass'}, status=422)
add('decryptor', {'message': message, 'privateKey': private('pia')}, status=422)
signed = gpg('--armor', '--encrypt', '--sign', '-u', 'pia', '-r', 'brain', '--textmode', data=b'one\ntwo\n').decode()
add('decryptor', {'message': signed, 'privateKey': private('brain'), 'publicKeys': public('pia'), 'now': NOW},
    {'output': 'one\ntwo\n', 'signed': True, 'signatures': [{'keyId': described('pia')['keyId'], 'valid': True, 'created': '2024-03-01T12:00:00Z'}]})
add('decryptor', {'message': signed, 'privateKey': private('brain'), 'outputEncoding': 'hex'}, {'output': b'one\ntwo\n'.hex(), 'signed': True, 'signatures': [{'valid': False}]})

for name, phrase in (('rita', ''), ('ed@', SECRET), ('quin', ''), ('brain', ''), ('koblitz', '')):
    signer = [key for key in [*described(name)['subkeys'], described(name)] if 'sign' in key['usage']][0]
    told = {'keyId': signer['keyId'], 'fingerprint': finger(name), 'valid': True, 'created': '2024-03-01T12:00:00Z', 'userIds': described(name)['userIds']}
    for text in ('Hello\n', '- dash  \n\n--x\t\nÜ') if name == 'ed@' else ('Hello\n',):
        clear = gpg('--clearsign', '-u', name, data=text.encode(), phrase=phrase).decode()
        expected = '\n'.join(line.rstrip(' \t') for line in text.split('\n'))
        # The end of the last line is not part of what is signed.
        add('verifier', {'signed': clear, 'publicKeys': public(name), 'now': NOW}, {'valid': True, 'form': 'cleartext', 'signatures': [told], 'output': expected.removesuffix('\n')})
        add('verifier', {'signed': 'Dear all,\r\n' + clear.replace('\n', '\r\n'), 'publicKeys': public(name), 'now': NOW}, {'valid': True})
    add('verifier', {'signed': clear.replace('dash', 'cash').replace('Hello', 'Hallo'), 'publicKeys': public(name), 'now': NOW}, {'valid': False, 'form': 'cleartext', 'signatures': [{'valid': False}]})
detached = gpg('--armor', '--detach-sign', '-u', 'pia', data=bytes(range(256))).decode()
by_pia = {'signature': detached, 'text': bytes(range(256)).hex(), 'inputEncoding': 'hex', 'now': NOW}
add('verifier', {**by_pia, 'publicKeys': public('pia')}, {'valid': True, 'form': 'detached'})
add('verifier', {**by_pia, 'publicKeys': public('quin')}, {'valid': False, 'form': 'detached', 'signatures': [{'keyId': described('pia')['keyId'], 'valid': False, 'userIds': []}]})
add('verifier', {**by_pia, 'publicKeys': public('pia'), 'text': '00'}, {'valid': False, 'signatures': [{'valid': False}]})
add('verifier', {**by_pia, 'publicKeys': public('pia'), 'now': '2024-03-01T11:59:59Z'}, {'valid': False, 'signatures': [{'valid': False}]})
add('verifier', {**by_pia, 'publicKeys': public('pia'), 'now': '2024-03-01T12:00:00Z'}, {'valid': True})
add('verifier', {**by_pia, 'publicKeys': private('pia')}, status=422)
add('verifier', {**by_pia, 'publicKeys': 'x'}, status=422)
several = gpg('--armor', '--sign', '-u', 'pia', '-u', 'quin', data=TEXT.encode()).decode()
add('verifier', {'signed': several, 'publicKeys': public('pia') + public('quin'), 'now': NOW}, {'valid': True, 'form': 'inline', 'output': TEXT, 'signatures': [{'valid': True}, {'valid': True}]})
add('verifier', {'signed': several, 'publicKeys': public('pia'), 'now': NOW, 'outputEncoding': 'base64'}, {'valid': True, 'output': b64(TEXT.encode())})
textual = gpg('--armor', '--detach-sign', '--textmode', '-u', 'pia', data=b'one\ntwo\n').decode()
for text in ('one\ntwo\n', 'one\r\ntwo\r\n'):
    add('verifier', {'signature': textual, 'text': text, 'publicKeys': public('pia'), 'now': NOW}, {'valid': True})
add('verifier', {'signature': textual, 'text': 'one\ntwo', 'publicKeys': public('pia'), 'now': NOW}, {'valid': False})
weak = gpg('--armor', '--detach-sign', '--digest-algo', 'SHA1', '-u', 'rita', data=b'x').decode()
add('verifier', {'signature': weak, 'text': 'x', 'publicKeys': public('rita'), 'now': NOW}, {'valid': False, 'form': 'detached'})
dora = gpg('--armor', '--detach-sign', '-u', 'Dora', '--digest-algo', 'SHA256', data=b'x').decode()
add('verifier', {'signature': dora, 'text': 'x', 'publicKeys': public('Dora'), 'now': NOW}, {'valid': True})
timely = gpg('--armor', '--detach-sign', '-u', 'short', data=b'x').decode()
add('verifier', {'signature': timely, 'text': 'x', 'publicKeys': public('short'), 'now': NOW}, {'valid': True})
add('verifier', {'signature': early, 'text': 'early\n', 'publicKeys': public('long'), 'now': NOW}, {'valid': True})
add('verifier', {'signed': by_vera, 'publicKeys': public('vera'), 'now': NOW}, {'valid': False, 'form': 'cleartext', 'signatures': [{'valid': False}]})
passing = gpg('--armor', '--detach-sign', '-u', 'pia', '--default-sig-expire', '1d', data=b'x').decode()
add('verifier', {'signature': passing, 'text': 'x', 'publicKeys': public('pia'), 'now': '2024-03-02T11:59:59Z'}, {'valid': True})
add('verifier', {'signature': passing, 'text': 'x', 'publicKeys': public('pia'), 'now': '2024-03-02T12:00:00Z'}, {'valid': False})
for none in ('hello', 'AAAA', public('pia'), detached, clear.split('-----BEGIN PGP SIGNATURE')[0], gpg('--armor', '--store', data=b'hello').decode(), both):
    add('verifier', {'signed': none, 'publicKeys': public('pia'), 'now': NOW}, {'valid': False})
add('verifier', {'signed': clear, 'signature': detached, 'publicKeys': public('pia')}, status=400)
add('verifier', {'signature': detached, 'publicKeys': public('pia')}, status=400)
add('verifier', {'publicKeys': public('pia')}, status=400)

for name, fault in (('short', 'expired'), ('vera', 'revoked')):
    add('encryptor', {'text': 'x', 'publicKeys': public(name), 'now': NOW}, status=422)
    add('signer', {'text': 'x', 'privateKey': private(name), 'now': NOW}, status=422)
add('encryptor', {'text': 'x', 'publicKeys': public('pia'), 'now': '2023-12-31T23:59:59Z'}, status=422)
add('encryptor', {'text': 'x', 'publicKeys': public('long'), 'now': NOW}, status=422)
add('encryptor', {'text': 'x', 'publicKeys': private('pia'), 'now': NOW}, status=422)
add('signer', {'text': 'x', 'privateKey': private('pia'), 'now': '2023-12-31T23:59:59Z'}, status=422)
add('signer', {'text': 'x', 'privateKey': public('pia'), 'now': NOW}, status=422)
add('signer', {'text': 'x', 'privateKey': ed, 'now': NOW}, status=422)
add('signer', {'text': 'x', 'privateKey': ed, 'passphrase': 'wrong', 'now': NOW}, status=422)
rita = [key for key in described('rita')['subkeys'] if key['usage'] == ['sign']][0]
add('signer', {'text': 'x', 'privateKey': private('rita'), 'now': '2024-06-01T02:00:00.9+02:00', 'form': 'detached'}, {'keyId': rita['keyId'], 'fingerprint': finger('rita'), 'created': NOW, 'hash': 'sha512'})
add('encryptor', {'text': 'x', 'publicKeys': public('rita') + public('ed@') + public('Dora'), 'now': NOW}, {'recipients': [described(name)['keyId'] for name in ('rita', 'ed@', 'Dora')]})

seen, kept = {}, []
with open('src/tools/crypto/testdata/openpgp.json', 'w') as file:
    file.write('[\n' + ',\n'.join(json.dumps(vector, separators=(',', ':'), ensure_ascii=False) for vector in vectors) + '\n]\n')
subprocess.run(['gpgconf', '--homedir', home, '--kill', 'all'])
shutil.rmtree(home)
print(len(vectors))
