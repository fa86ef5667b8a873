import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hostileSamples, inFolder, isInstalled } from '../shared/code-testing.ts';
import { holdTo, run } from '../testing.ts';
import tool from './json-to-java-converter.ts';

// Forms of JLS 8.10 and of Jackson's documentation of @JsonProperty.
holdTo(tool, {
  answers: [
    // JLS 8.10.1: what no component of a record may be called.
    [{ json: '{"toString":"x"}' }, { code: expect.stringContaining('    @JsonProperty("toString") String toString_\n') }],
    // The language's words and the types that the code uses count as names in use; what is not used is free.
    [
      { json: '{"list":{"items":[1]}}' },
      { code: 'import java.util.List;\n\npublic record Root(\n    List2 list\n) {}\n\nrecord List2(\n    List<Long> items\n) {}\n' },
    ],
    [{ json: '{"string":{"x":"y"}}' }, { code: 'public record Root(\n    String2 string\n) {}\n\nrecord String2(\n    String x\n) {}\n' }],
    [{ json: '{"string":{"x":1}}' }, { code: 'public record Root(\n    String string\n) {}\n\nrecord String(\n    long x\n) {}\n' }],
    [{ json: '{"x²":1}' }, { code: expect.stringContaining('    @JsonProperty("x²") long x\n') }],
    [{ json: '{}' }, { code: 'public record Root() {}\n' }],
    [
      { json: '[{"a":1},{"b":true}]' },
      { code: 'import java.util.List;\n\npublic record Root(List<RootItem> items) {}\n\nrecord RootItem(\n    Long a,\n    Boolean b\n) {}\n' },
    ],
    [
      { json: '{"class":"x"}' },
      { code: 'import com.fasterxml.jackson.annotation.JsonProperty;\n\npublic record Root(\n    @JsonProperty("class") String class_\n) {}\n' },
    ],
    [{ json: '{"a":[[1]],"b":[]}' }, { code: 'import java.util.List;\n\npublic record Root(\n    List<List<Long>> a,\n    List<Object> b\n) {}\n' }],
    [{ json: '{"o":{}}' }, { code: 'public record Root(\n    O o\n) {}\n\nrecord O() {}\n' }],
    [
      { json: '[{"n":1},{"n":null}]' },
      { code: 'import java.util.List;\n\npublic record Root(List<RootItem> items) {}\n\nrecord RootItem(\n    Long n\n) {}\n' },
    ],
  ],
  invalid: [[{ json: '1', rootName: '1a' }, 'rootName']],
  unprocessable: [[{ json: 'x' }]],
});

const installed = isInstalled('javac', 'Java code against javac', 'openjdk-17-jdk-headless');

describe.skipIf(!installed)('javac', () => {
  it('compiles the records of any sample', { timeout: 60_000 }, async () => {
    const files: Record<string, string> = {
      'com/fasterxml/jackson/annotation/JsonProperty.java': 'package com.fasterxml.jackson.annotation;\npublic @interface JsonProperty { String value(); }\n',
    };
    for (const [index, inputs] of hostileSamples(150).entries()) {
      const { code } = await run(tool, inputs);
      const name = /^public record ([^(]+)\(/m.exec(code)?.[1];
      files[`p${index}/${name}.java`] = `package p${index};\n${code}`;
    }
    const { status, stderr } = inFolder(files, (folder) =>
      spawnSync('javac', ['-encoding', 'UTF-8', '-J-Dsun.jnu.encoding=UTF-8', '-proc:none', '-d', 'out', ...Object.keys(files)], {
        cwd: folder,
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      }),
    );
    expect(status, stderr.toString().slice(0, 3000)).toBe(0);
  });
});
