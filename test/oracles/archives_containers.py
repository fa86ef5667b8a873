"""Archives made by Python's zipfile and tarfile, Info-ZIP, 7-Zip, bsdtar (libarchive), GNU cpio, ar and genisoimage, and what is in them, for the tools of `archives` that read them.

Writes src/tools/archives/testdata/containers.json. Debian: zip, p7zip-full, libarchive-tools, cpio, binutils, genisoimage, xz-utils, zstd, lz4.
"""
import base64, bz2, gzip, hashlib, io, json, lzma, os, shutil, struct, subprocess, tarfile, tempfile, zipfile, zlib

b64 = lambda b: base64.b64encode(b).decode()
sha = lambda b: hashlib.sha256(b).hexdigest()
vectors = []
TIME = 1709210096  # 2024-02-29T12:34:56Z
STAMP = '2024-02-29T12:34:56Z'


def add(tool, inputs, result=None, status=None):
    vectors.append({'tool': tool, 'inputs': inputs, **({'result': result} if result is not None else {'status': status})})


def made_zip(**options):
    target = io.BytesIO()
    with zipfile.ZipFile(target, 'w', options.get('method', zipfile.ZIP_DEFLATED)) as archive:
        for name, data in FILES.items():
            info = zipfile.ZipInfo(name, (2024, 2, 29, 12, 34, 56))
            info.external_attr = 0o100640 << 16
            info.create_system = 3
            info.compress_type = options.get('method', zipfile.ZIP_DEFLATED)
            info.comment = 'nöte'.encode()
            archive.writestr(info, data)
        archive.comment = b'all of it'
    return target.getvalue()


FILES = {'a.txt': b'hello\n' * 40, 'd/ü☃.txt': b'', 'd/bytes': bytes(range(256))}
for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
    data = made_zip(method=method)
    shown = [{'name': n, 'content': b64(d), 'bytes': len(d), 'sha256': sha(d), 'modified': '2024-02-29T12:34:56', 'unsafe': False} for n, d in FILES.items()]
    add('zip-extractor', {'archive': b64(data)}, {'files': shown, 'entries': 3, 'totalBytes': sum(map(len, FILES.values())), 'comment': 'all of it', 'directories': []})
    add('zip-extractor', {'archive': b64(b'#!stub' * 9 + data), 'names': ['d/bytes']}, {'files': shown[2:], 'entries': 3})
    add('archive-inspector', {'archive': b64(data)}, {'format': 'zip', 'files': 3, 'comment': 'all of it', 'entries': [
        {'name': n, 'kind': 'file', 'size': len(d), 'mode': '0640', 'crc32': '%08x' % zlib.crc32(d), 'comment': 'nöte',
         'method': 'store' if method == zipfile.ZIP_STORED else 'deflate'} for n, d in FILES.items()]})
    middle = bytearray(data)
    middle[data.find(b'a.txt') + 8] ^= 0x55
    for broken in (data[:-1], data[:40], bytes(middle), b'PK\x03\x04', b'no archive at all'):
        add('zip-extractor', {'archive': b64(broken)}, status=422)
    saved = [{'name': n, 'size': len(d), 'crc32': '%08x' % zlib.crc32(d)} for n, d in FILES.items()]
    add('zip-repairer', {'archive': b64(data)}, {'recovered': saved, 'lost': [], 'wasDamaged': False})
    add('zip-repairer', {'archive': b64(data[:data.rfind(b'PK\x01\x02') - 20])}, {'recovered': saved, 'lost': [], 'wasDamaged': True})
    add('zip-repairer', {'archive': b64(bytes(middle))}, {'recovered': saved[1:], 'wasDamaged': True})
add('zip-extractor', {'archive': b64(made_zip()), 'names': ['b']}, status=422)
add('zip-extractor', {'archive': '*'}, status=400)
add('zip-repairer', {'archive': b64(b'nothing of a ZIP')}, status=422)
for method, number in ((zipfile.ZIP_BZIP2, '12'), (zipfile.ZIP_LZMA, '14')):
    add('zip-extractor', {'archive': b64(made_zip(method=method))}, status=422)
    add('archive-inspector', {'archive': b64(made_zip(method=method))}, {'format': 'zip', 'files': 3})
# A bomb of one entry, a name that stands twice, names that lead out.
target = io.BytesIO()
with zipfile.ZipFile(target, 'w', zipfile.ZIP_DEFLATED) as archive:
    archive.writestr('bomb', bytes(10_000_001))
add('zip-extractor', {'archive': b64(target.getvalue())}, status=422)
add('archive-extractor', {'archive': b64(target.getvalue())}, status=422)
add('archive-inspector', {'archive': b64(target.getvalue())}, {'totalSize': 10_000_001})
target = io.BytesIO()
with zipfile.ZipFile(target, 'w') as archive:
    for name in ('../up', '/abs', 'C:\\x', 'a', 'a', 'b/..x'):
        archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), b'x')
add('archive-inspector', {'archive': b64(target.getvalue())}, {'unsafeNames': ['../up', '/abs', 'C:\\x'], 'duplicateNames': ['a'], 'files': 6})
add('archive-converter', {'archive': b64(target.getvalue())}, status=422)

with tempfile.TemporaryDirectory() as folder:
    root = os.path.join(folder, 'in')
    os.mkdir(root)
    os.mkdir(os.path.join(root, 'd'))
    with open(os.path.join(root, 'd', 'a.txt'), 'wb') as file:
        file.write(b'hello\n' * 50)
    os.chmod(os.path.join(root, 'd', 'a.txt'), 0o640)
    os.symlink('a.txt', os.path.join(root, 'd', 'link'))
    os.chmod(os.path.join(root, 'd'), 0o755)
    for path in ('d/a.txt', 'd/link', 'd'):
        os.utime(os.path.join(root, path), (TIME, TIME), follow_symlinks=False)
    run = lambda *args, **more: subprocess.run(args, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, **more).stdout
    read = lambda name: open(os.path.join(folder, name), 'rb').read()
    body = b'hello\n' * 50
    listed = [{'name': 'd/', 'kind': 'directory', 'modified': STAMP, 'mode': '0755'}, {'name': 'd/a.txt', 'kind': 'file', 'size': 300, 'modified': STAMP, 'mode': '0640', 'sha256': sha(body)},
              {'name': 'd/link', 'kind': 'symlink', 'linkTarget': 'a.txt', 'modified': STAMP}]
    paths = ['d', 'd/a.txt', 'd/link']

    def holds(data, form, compression='none', entries=listed):
        add('archive-inspector', {'archive': b64(data), 'hashes': True}, {'format': form, 'compression': compression, 'entries': entries})
        names = [entry['name'] for entry in entries]
        add('archive-extractor', {'archive': b64(data)}, {'format': form, 'files': [{'name': n, 'content': b64(body)} for n in names if n.endswith('a.txt')],
            'links': [{'name': n, 'kind': 'symlink', 'linkTarget': 'a.txt', 'unsafe': False} for n in names if n.endswith('link')], 'entries': len(names)})
        suffix = {'none': '', 'gzip': '.gz', 'bzip2': '.bz2', 'xz': '.xz', 'lzma': '.lzma', 'zstd': '.zst', 'lz4': '.lz4'}[compression]
        add('archive-converter', {'archive': b64(data), 'to': 'tar'}, {'from': form + suffix, 'names': names, 'lost': []})

    for form in ('ustar', 'pax', 'gnutar', 'v7'):
        run('bsdtar', '-cf', os.path.join(folder, 't'), '--format', form, '--no-recursion', *paths)
        holds(read('t'), 'tar')
    tar = read('t')
    for compression, pack in (('gzip', gzip.compress), ('bzip2', bz2.compress), ('xz', lzma.compress), ('lzma', lambda d: lzma.compress(d, format=lzma.FORMAT_ALONE)),
                              ('zstd', lambda d: run('zstd', '-qc', input=d)), ('lz4', lambda d: run('lz4', '-qc', input=d))):
        holds(pack(tar), 'tar', compression)
        add('archive-extractor', {'archive': b64(pack(b'just data'))}, {'format': compression, 'compression': 'none', 'files': [{'name': 'data', 'content': b64(b'just data')}]})
        add('archive-extractor', {'archive': b64(pack(tar)[:-3])}, status=422)
    for form in ('newc', 'odc', 'crc'):
        holds(run('cpio', '-o', '-H', form, '--quiet', input='\n'.join(paths).encode()), 'cpio')
    holds(gzip.compress(run('cpio', '-o', '-H', 'newc', '--quiet', input='\n'.join(paths).encode())), 'cpio', 'gzip')
    run('7z', 'a', '-bd', '-snl', os.path.join(folder, 't.7z'), 'd')
    holds(read('t.7z'), '7z')
    run('genisoimage', '-quiet', '-R', '-o', os.path.join(folder, 't.iso'), '.')
    iso = read('t.iso')[:60 * 2048]
    long_names = {'x' * 40: b'1', 'short': b'22'}
    for name, data in long_names.items():
        with open(os.path.join(root, name), 'wb') as file:
            file.write(data)
    run('ar', 'rcS', os.path.join(folder, 't.a'), *long_names)
    add('archive-extractor', {'archive': b64(read('t.a'))}, {'format': 'ar', 'files': [{'name': n, 'content': b64(d)} for n, d in long_names.items()]})
    run('bsdtar', '-cf', os.path.join(folder, 'b.a'), '--format', 'arbsd', *long_names)
    add('archive-extractor', {'archive': b64(read('b.a'))}, {'format': 'ar', 'files': [{'name': n, 'content': b64(d)} for n, d in long_names.items()]})
    # ZIPs by Info-ZIP, 7-Zip: encrypted, deflate64, links, a hard link in a tar.
    run('zip', '-qry', '-P', 'secret', os.path.join(folder, 'c.zip'), 'd')
    for cipher, name in (('ZipCrypto', 'z'), ('AES128', 'a1'), ('AES192', 'a2'), ('AES256', 'a3')):
        run('7z', 'a', '-bd', '-tzip', '-psecret', '-mem=' + cipher, os.path.join(folder, name + '.zip'), 'd/a.txt')
    run('7z', 'a', '-bd', '-tzip', '-mm=Deflate64', os.path.join(folder, 'd64.zip'), 'd/a.txt')
    for name in ('c', 'z', 'a1', 'a2', 'a3'):
        data = read(name + '.zip')
        add('archive-extractor' if name == 'c' else 'zip-extractor', {'archive': b64(data), 'password': 'secret', 'names': ['d/a.txt']}, {'files': [{'name': 'd/a.txt', 'content': b64(body)}]})
        add('zip-extractor', {'archive': b64(data), 'password': 'Secret', 'names': ['d/a.txt']}, status=422)
        add('zip-extractor', {'archive': b64(data), 'names': ['d/a.txt']}, status=422)
        add('archive-inspector', {'archive': b64(data)}, {'encrypted': True})
    add('zip-extractor', {'archive': b64(read('d64.zip'))}, {'files': [{'content': b64(body), 'modified': STAMP} if False else {'content': b64(body)}]})
    run('7z', 'a', '-bd', '-psecret', '-mhe=on', os.path.join(folder, 'h.7z'), 'd/a.txt')
    add('archive-inspector', {'archive': b64(read('h.7z'))}, status=422)
    run('7z', 'a', '-bd', '-psecret', os.path.join(folder, 'e.7z'), 'd/a.txt')
    add('archive-inspector', {'archive': b64(read('e.7z'))}, {'encrypted': True, 'files': 1})
    add('archive-extractor', {'archive': b64(read('e.7z'))}, status=422)
    add('archive-inspector', {'archive': b64(read('t.7z')[:-20])}, status=422)

target = io.BytesIO()
with tarfile.open(fileobj=target, mode='w', format=tarfile.PAX_FORMAT) as archive:
    def member(name, kind=tarfile.REGTYPE, data=b'', **more):
        info = tarfile.TarInfo(name)
        info.type, info.size, info.mtime = kind, len(data), TIME
        for key, value in more.items():
            setattr(info, key, value)
        archive.addfile(info, io.BytesIO(data))
    member('ü' * 80 + '/' + 'n' * 120, data=b'long')
    member('copy', tarfile.LNKTYPE, linkname='ü' * 80 + '/' + 'n' * 120)
    member('null', tarfile.CHRTYPE)
    member('dangling', tarfile.LNKTYPE, linkname='gone')
    member('out', tarfile.SYMTYPE, linkname='in')
add('archive-inspector', {'archive': b64(target.getvalue())}, {'links': 3, 'files': 1, 'entries': [{'name': 'ü' * 80 + '/' + 'n' * 120, 'size': 4}, {'kind': 'hardlink'}, {'kind': 'other'}, {'kind': 'hardlink', 'linkTarget': 'gone'}, {'kind': 'symlink'}]})
add('archive-converter', {'archive': b64(target.getvalue()), 'to': 'zip'}, {'names': ['ü' * 80 + '/' + 'n' * 120, 'copy', 'out'], 'lost': ['null', 'dangling']})
add('archive-converter', {'archive': b64(target.getvalue()), 'to': 'tar', 'newPassword': 'x'}, status=400)
add('archive-extractor', {'archive': b64(target.getvalue())}, {'skipped': [{'name': 'null'}]})
for junk in (b'\0', b'text, and no archive', b"7z\xbc\xaf'\x1c" + bytes(40), b'Rar!\x1a\x07\x01\x00junk', b'MSCF' + bytes(60), b'!<arch>\nxx', b'070701zz'):
    for tool in ('archive-inspector', 'archive-extractor', 'archive-converter'):
        add(tool, {'archive': b64(junk)}, status=422)

for name, status in (('d/../x', 422), ('/x', 422), ('', 422), ('C:/x', 422), ('a\\b', 422)):
    for tool in ('zip-creator', 'tar-creator'):
        add(tool, {'files': [{'name': name}]}, status=status)
for tool in ('zip-creator', 'tar-creator'):
    add(tool, {'files': [{'name': 'd/', 'text': ''}]}, status=400)
    add(tool, {'files': []}, status=400)
    add(tool, {'files': [{'name': 'a', 'mode': '999'}]}, status=422)
    add(tool, {'files': [{'name': 'a', 'modified': 'yesterday'}]}, status=422)
    add(tool, {'files': [{'name': 'a'}], 'modified': '1960-01-01T00:00:00Z'}, status=422)
for target_, status in (('/etc', 422), ('../x', 422), ('a/../../x', 422)):
    add('tar-creator', {'files': [{'name': 'l', 'linkTarget': target_}]}, status=status)
add('tar-creator', {'files': [{'name': 'l', 'linkTarget': 'a', 'text': 'x'}]}, status=400)
# What GNU tar would write, but for the fields of devices: compared by Python's own writer.
info = tarfile.TarInfo('a.txt')
info.size, info.mtime, info.mode, info.uname, info.gname, info.uid, info.gid = 5, TIME, 0o644, 'me', 'us', 7, 8
target = io.BytesIO()
with tarfile.open(fileobj=target, mode='w', format=tarfile.USTAR_FORMAT) as archive:
    archive.addfile(info, io.BytesIO(b'hello'))
add('tar-creator', {'files': [{'name': 'a.txt', 'text': 'hello'}], 'compression': 'none', 'modified': STAMP, 'owner': 'me', 'group': 'us', 'uid': 7, 'gid': 8},
    {'archive': b64(target.getvalue()), 'tarBytes': 10240, 'extension': 'tar'})

with open('src/tools/archives/testdata/containers.json', 'w') as file:
    file.write('[\n' + ',\n'.join(json.dumps(vector, separators=(',', ':')) for vector in vectors) + '\n]\n')
