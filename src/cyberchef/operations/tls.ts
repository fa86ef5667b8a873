import { bytes, givesText, jq, json, type Plan, step } from '../plan.ts';

/** Records of TLS and the messages of a handshake (RFC 5246), read as far as they go where they are cut off. `.h` are the hex digits of a part, `.at` the bytes that are read, `.n` all of them. */
const RECORDS = `def number: reduce explode[] as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));
def opened: {h: ., n: (length / 2), at: 0};
def raw($n): if .at > .n then .v = "" else .v = .h[2 * .at:2 * (.at + $n)] | .at += $n end;
def int($n): if .at > .n then .v = 0 else raw($n) | .v = ((.v + "00000000")[:2 * $n] | number) end;
def hex($n): raw($n) | .v = (if .v == "" or (.v | length) != 2 * $n then "" else "0x" + .v end);
def sized($n): int($n) | if .v == 0 then .v = "" else hex(.v) end;
def set(name): .v as $v | .o[name] = $v;
def items(f): if .at < .n then f as $s | ($s.v | select(. != "")), ($s | items(f)) else empty end;
def list($n; f): int($n) | if .v == 0 then .v = {} else .v as $l | raw($l) | .v as $c
  | .v = {length: $l} + (if ($c | length) < 2 * $l then {truncated: true} else {} end) + {values: [$c | opened | items(f)]} end;
def extension: if .at + 4 > .n then .at = .n | .v = "" else hex(2) | .v as $type | int(2) | .v as $l | raw($l) | .v as $c
  | .v = {type: $type, length: $l} + (if ($c | length) < 2 * $l then {truncated: true} else {} end) + (if $c == "" then {} else {value: ("0x" + $c)} end) end;
def hello(name): hex(2) | set(name) | hex(32) | set("random") | sized(1) | if .v == "" then . else set("sessionID") end;
def extensions: list(2; extension) | set("extensions");
def message($type):
  if $type == 1 then hello("clientVersion") | list(2; hex(2)) | set("cipherSuites") | list(1; hex(1)) | set("compressionMethods") | extensions
  elif $type == 2 then hello("serverVersion") | hex(2) | set("cipherSuite") | hex(1) | set("compressionMethod") | extensions
  elif $type == 4 then (if .at + 4 > .n then .at = .n | .v = "" else int(4) | .v = (.v | tostring) + "s" end) | set("ticketLifetimeHint") | sized(2) | set("ticket")
  elif $type == 11 then (if .at + 3 > .n then .v = {} else int(3) | .v as $l | .at -= 3 | if $l == 0 then .v = {length: 0} else list(3; sized(3)) end end) | set("certificateList")
  elif $type == 13 then list(1; hex(1)) | set("certificateTypes") | list(2; hex(2)) | set("supportedSignatureAlgorithms") | list(2; sized(2)) | if .v == {} then . else set("certificateAuthorities") end
  elif $type == 15 then hex(1) | set("algorithmHash") | hex(1) | set("algorithmSignature") | sized(2) | set("signature")
  else .o.handshakeValue = "0x" + .h end;
def handshake($header): int(1) | .v as $type
  | ($header + {handshakeType: ({"0": "hello_request", "1": "client_hello", "2": "server_hello", "4": "new_session_ticket", "11": "certificate", "12": "server_key_exchange", "13": "certificate_request", "14": "server_hello_done", "15": "certificate_verify", "16": "client_key_exchange", "20": "finished"}[$type | tostring] // ($type | tostring))}) as $named
  | if .at + 3 > .n then $named
    else int(3) | if .v + 4 != $header.length then $named + {handshakeType: "finished", handshakeValue: ("0x" + .h)}
      else raw(.v) | if .v == "" then $named else .v | opened | .o = $named | message($type) | .o end end
    end;
def record: if .at + 5 > .n then .at = .n | .v = "" else int(1) | .v as $type | hex(2) | .v as $version | int(2) | .v as $l | raw($l) | .v as $c
  | ({type: ({"20": "change_cipher_spec", "21": "alert", "22": "handshake", "23": "application_data"}[$type | tostring] // ($type | tostring)), version: $version, length: $l}
      + if ($c | length) < 2 * $l then {truncated: true} else {} end) as $header
  | .v = if $c == "" then $header elif $type == 22 then $c | opened | handshake($header) else $header + {value: ("0x" + $c)} end end;
[opened | items(record)] | tojson`;

/** Records of TLS, as a list with what is in them. */
export const parseTlsRecord = (): Plan[] => [
  step('hex-encoder', { mode: 'encode' }, bytes(), givesText()),
  ...jq(RECORDS),
  step('json-formatter', { indent: 4 }, json(), givesText('formatted')),
];
