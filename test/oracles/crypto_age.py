"""Messages and keys made by Debian's age and age-keygen, for age-decryptor and age-key-generator.

Writes src/tools/crypto/testdata/age.json.
"""
import base64, json, os, re, subprocess, tempfile

b64 = lambda b: base64.b64encode(b).decode()
vectors = []
run = lambda *args, data=b'': subprocess.run(args, input=data, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout


def add(tool, inputs, result=None, status=None):
    vectors.append({'tool': tool, 'inputs': inputs, **({'result': result} if result is not None else {'status': status})})


def pair():
    file = run('age-keygen').decode()
    secret = re.search('AGE-SECRET-KEY-1[0-9A-Z]+', file)[0]
    return secret, run('age-keygen', '-y', data=secret.encode()).decode().strip()


first, second = pair(), pair()
for secret, recipient in (first, second):
    add('age-key-generator', {'secretKey': secret, 'now': '2024-02-29T12:34:56.7+00:00'},
        {'secretKey': secret, 'recipient': recipient, 'keyFile': '# created: 2024-02-29T12:34:56Z\n# public key: %s\n%s\n' % (recipient, secret)})
for bad in (first[0][:-1], first[0][:-1] + ('A' if first[0][-1] != 'A' else 'C'), first[1], 'x'):
    add('age-key-generator', {'secretKey': bad}, status=422)
add('age-key-generator', {'secretKey': first[0], 'now': '2024-02-30T00:00:00Z'}, status=422)
for data in (b'', b'hello', 'Ünï ☃ \U0001f600'.encode(), bytes(300)):
    packed = run('age', '-r', first[1], '-r', second[1], data=data)
    armored = run('age', '-a', '-r', second[1], data=data).decode()
    if len(data) < 100:
        add('age-decryptor', {'message': b64(packed), 'secretKeys': '# a key file\r\n%s\r\n' % second[0], 'outputEncoding': 'base64'},
            {'output': b64(data), 'bytes': len(data), 'stanzas': 2, 'kinds': ['X25519', 'X25519']})
        add('age-decryptor', {'message': armored, 'secretKeys': first[0] + '\n' + second[0]}, {'output': data.decode(), 'stanzas': 1})
        add('age-decryptor', {'message': armored, 'secretKeys': first[0]}, status=422)
        add('age-decryptor', {'message': b64(packed[:-1]), 'secretKeys': first[0]}, status=422)
        add('age-decryptor', {'message': b64(packed[:-1] + bytes([packed[-1] ^ 1])), 'secretKeys': first[0]}, status=422)
        middle = packed.index(b'X25519') + 12
        add('age-decryptor', {'message': b64(packed[:middle] + b'A' + packed[middle + 1:]), 'secretKeys': first[0]}, status=422)
add('age-decryptor', {'message': armored}, status=400)
add('age-decryptor', {'message': 'aGVsbG8=', 'secretKeys': first[0]}, status=422)
add('age-decryptor', {'message': '!', 'secretKeys': first[0]}, status=422)
add('age-decryptor', {'message': b64(b'age-encryption.org/v1\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA 22\n' + b'A' * 43 + b'\n--- ' + b'A' * 43 + b'\n' + bytes(32)), 'passphrase': 'x'}, status=422)

with open('src/tools/crypto/testdata/age.json', 'w') as file:
    file.write('[\n' + ',\n'.join(json.dumps(vector, separators=(',', ':')) for vector in vectors) + '\n]\n')
