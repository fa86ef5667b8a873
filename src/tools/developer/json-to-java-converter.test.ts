import { holdTo } from '../testing.ts';
import tool from './json-to-java-converter.ts';

// Forms of JLS 8.10 and of Jackson's documentation of @JsonProperty.
holdTo(tool, {
  answers: [
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
