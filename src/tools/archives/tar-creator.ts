import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { base64Of, utf8Length } from '../shared/platform/bytes.ts';
import { bytesField, fileResult, filesField, givenFile, givenFiles, sha256Field, sha256Of } from './lib/files.ts';
import { ratioOf } from './lib/packing.ts';
import { checkTarget, compressTar, TAR_COMPRESSIONS, TAR_EXTENSIONS, type TarItem, writeTar } from './lib/tar-write.ts';
import { modeOf, secondsOf } from './lib/times.ts';

const USUAL_MODES = { file: 0o644, directory: 0o755, symlink: 0o777 } as const;
const MAX_OWNER_BYTES = 32;

export default defineTool({
  slug: 'tar-creator',
  name: 'Tar Creator',
  category: 'archives',
  summary: 'Packs files into a tar archive, plain or compressed with gzip, bzip2, xz, zstd or lz4.',
  description:
    'Writes ustar headers, and a pax header before a name or target that is not ASCII or does not fit. Times are whole seconds from 1970 on. Ends with two zero blocks and is filled up to a multiple of 10,240 bytes. gzip has no time and no name, at level 9; bzip2 level 9; xz 6 with CRC64; zstd 19 (12 beyond 2,000,000 bytes); an lz4 frame.',
  reference: 'POSIX.1-2001 (pax, ustar)',
  keywords: ['tarball', 'tgz', 'tar.gz', 'tar.xz', 'tar.zst', 'make archive', 'pack files'],
  cost: 'heavy',
  inputs: z.strictObject({
    files: filesField(
      {
        ...givenFile,
        modified: z.string().max(100).optional().describe('When the file was last changed, as ISO 8601 with an offset'),
        mode: z.string().max(20).optional().describe('Permissions in three or four octal digits; 0644 if left out, 0755 for directories, 0777 for links'),
        linkTarget: z
          .string()
          .max(4096)
          .optional()
          .describe('Makes the item a symbolic link to this path, which must stay within the archive; it has no content'),
      },
      'The files, in the order of the archive',
    ),
    compression: z.enum(TAR_COMPRESSIONS).default('gzip').describe('Compression around the tar'),
    modified: z.string().max(100).optional().describe('When items without a time of their own were last changed, as ISO 8601 with an offset; now if left out'),
    owner: z.string().min(1).max(32).default('root').describe('Name of the owner of all items'),
    group: z.string().min(1).max(32).default('root').describe('Name of the group of all items'),
    uid: z.int().min(0).max(2_097_151).default(0).describe('Numeric id of the owner (uid)'),
    gid: z.int().min(0).max(2_097_151).default(0).describe('Numeric id of the group (gid)'),
  }),
  result: z.strictObject({
    archive: fileResult('The tar'),
    bytes: bytesField,
    sha256: sha256Field,
    entries: z.int().describe('Number of items in it'),
    names: z.array(z.string()).describe('Their names as written'),
    originalBytes: z.int().describe('Number of bytes of all files'),
    tarBytes: z.int().describe('Number of bytes before compression'),
    ratio: z.number().optional().describe('Bytes of the archive divided by those of the files; left out for no bytes'),
    extension: z.string().describe('How the name of such a file ends: tar, tar.gz, tar.bz2, tar.xz, tar.zst or tar.lz4'),
  }),
  examples: [
    {
      inputs: { files: [{ name: 'a.txt', text: 'hello' }], compression: 'gzip', modified: '2024-02-29T12:34:56Z' },
      result: {
        archive:
          'H4sIAAAAAAACA+3QMQqDQBgF4f8oOUEYw7p7HgshhbCwbiDHFyxTaGVAmK+Z4nVvevZvj2sB5JT2Ar8FxhjSWKCkkgkGMq94EH/wWfvUAlqthz+c7Tf1npelhiRJkiRJkiRJkiRJkiTpbjb2MId8ACgAAA==',
        bytes: 115,
        sha256: '047cc8bb5d5f46127e0672a12198ad88046f86c23d8ed7031d48da5d734bc7de',
        entries: 1,
        names: ['a.txt'],
        originalBytes: 5,
        tarBytes: 10240,
        ratio: 23,
        extension: 'tar.gz',
      },
    },
    {
      inputs: { files: [{ name: 'dir/' }, { name: 'dir/link', linkTarget: 'a.txt' }], compression: 'bzip2', modified: '2024-02-29T12:34:56Z' },
      result: {
        archive:
          'QlpoOTFBWSZTWVUfXW4AAJF7hMiAAEBAAfeAAExkLZ5AAACICCAAdBKRpPUAIzSMA9QSSho0AA0GgIkGfbJ8CBnCEi252FIRLywYeIQwmCExkSATSbCVkAtmwiirfnQRUYlhFiCRGKZEooU4jvxuc/ucw6DQUxNzwoHgOdu+UxED0XckU4UJBVH11uA=',
        bytes: 140,
        sha256: 'cb72bcaab4ed8655d407d8ef6d7d78ca5677403157639fc3e6b8d913a49847b5',
        entries: 2,
        names: ['dir/', 'dir/link'],
        originalBytes: 0,
        tarBytes: 10240,
        extension: 'tar.bz2',
      },
    },
  ],
  async run({ files, compression, modified, owner, group, uid, gid }) {
    for (const [path, name] of Object.entries({ owner, group })) {
      if (utf8Length(name) > MAX_OWNER_BYTES || name.includes('\0')) unprocessable(`The ${path} has more than ${MAX_OWNER_BYTES} bytes or a NUL.`, path);
    }
    const given = givenFiles(files, { directories: true });
    const usualTime = secondsOf(modified, 'modified');
    const items = given.map(({ name, bytes, isDirectory }, index): TarItem => {
      const { linkTarget, content, text, mode, modified: own } = files[index] ?? {};
      const path = `files[${index}]`;
      if (linkTarget !== undefined && (isDirectory || content !== undefined || text !== undefined))
        invalid(`${path}.linkTarget`, 'makes the item a link, which is not a directory and has no content');
      if (linkTarget !== undefined) checkTarget(name, linkTarget, `${path}.linkTarget`);
      const kind = linkTarget !== undefined ? 'symlink' : isDirectory ? 'directory' : 'file';
      return {
        name,
        kind,
        bytes,
        mode: modeOf(mode, USUAL_MODES[kind], `${path}.mode`),
        modified: own === undefined ? usualTime : secondsOf(own, `${path}.modified`),
        ...(linkTarget !== undefined && { linkTarget }),
      };
    });
    const tar = writeTar(items, { owner, group, uid, gid });
    const archive = await compressTar(tar, compression);
    const originalBytes = given.reduce((sum, { bytes }) => sum + bytes.length, 0);
    return {
      archive: base64Of(archive),
      bytes: archive.length,
      sha256: sha256Of(archive),
      entries: items.length,
      names: items.map(({ name }) => name),
      originalBytes,
      tarBytes: tar.length,
      ...ratioOf(archive.length, originalBytes),
      extension: TAR_EXTENSIONS[compression],
    };
  },
});
