"""ELF files that GCC and GNU ld make, with what pyelftools and readelf read in them.

Run: /usr/bin/python3 test/oracles/developer_elf.py > src/tools/developer/testdata/elf.json  (Debian: gcc, binutils, python3-pyelftools)
"""
import base64
import json
import os
import re
import subprocess
import tempfile

from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import NoteSection, SymbolTableSection

folder = tempfile.mkdtemp()
source = os.path.join(folder, "a.c")
with open(source, "w") as file:
    file.write(
        "#include <stdio.h>\n#include <string.h>\nint counter = 3; static int hidden; __thread int own = 2;\n"
        "int twice(int n) { hidden += n; return 2 * n; }\nvoid copy(const char *s) { char b[40]; strcpy(b, s); puts(b); }\n"
        "int main(int argc, char **argv) { copy(argv[0]); return twice(argc) + own; }\n"
    )
tiny = os.path.join(folder, "t.s")
with open(tiny, "w") as file:
    file.write(".globl _start\n.text\n_start:\n nop\n.size _start, 1\n.type _start, @function\n.data\nvalue: .long 7\n")

COMMON = ["-Wl,-z,noseparate-code", "-Wl,--hash-style=gnu", "-fno-asynchronous-unwind-tables"]
BUILDS = {
    "pie": ["gcc", source, "-pie", "-O2", "-fstack-protector-all", "-D_FORTIFY_SOURCE=2", "-Wl,-z,relro,-z,now", *COMMON],
    "bare": ["gcc", source, "-no-pie", "-s", "-fno-stack-protector", "-Wl,-z,norelro", "-Wl,-z,execstack", "-Wl,-rpath,/opt/a:/opt/b", *COMMON],
    "library": ["gcc", source, "-shared", "-fPIC", "-g", "-gz=zlib", "-fno-stack-protector", "-Wl,-soname,libtwice.so.1", "-Wl,-z,relro,-z,lazy", *COMMON],
    "object": ["gcc", source, "-c", "-fno-stack-protector"],
    "small": ["sh", "-c", f"as --32 {tiny} -o {folder}/t.o && ld -m elf_i386 -n {folder}/t.o -o $0"],
    "tiny": ["sh", "-c", f"as --32 {tiny} -o $0"],
}

FLAGS = [(1, "W"), (2, "A"), (4, "X"), (0x10, "M"), (0x20, "S"), (0x40, "I"), (0x80, "L"), (0x100, "O"), (0x200, "G"), (0x400, "T"), (0x800, "C")]
TYPES = {"ET_REL": "relocatable", "ET_EXEC": "executable", "ET_DYN": "shared"}
MACHINES = {"EM_X86_64": "x86-64", "EM_386": "x86"}
SPECIAL = {"SHN_UNDEF": "undefined", "SHN_ABS": "absolute", "SHN_COMMON": "common"}


# readelf's names for what pyelftools spells otherwise.
RENAMED = {"GNU_versym": "VERSYM", "GNU_verneed": "VERNEED", "GNU_verdef": "VERDEF"}


def bare(name, prefix):
    kept = name[len(prefix) :] if isinstance(name, str) else hex(name)
    return RENAMED.get(kept, kept)


def shown(path):
    with open(path, "rb") as file:
        elf = ELFFile(file)
        header = elf.header
        result = {
            "type": TYPES[header["e_type"]],
            "machine": MACHINES[header["e_machine"]],
            "bits": elf.elfclass,
            "byteOrder": "little" if elf.little_endian else "big",
            "entryPoint": hex(header["e_entry"]),
            "segments": [
                {
                    "type": bare(segment["p_type"], "PT_"),
                    "flags": "".join(letter if segment["p_flags"] & bit else "-" for bit, letter in ((4, "R"), (2, "W"), (1, "X"))),
                    "offset": segment["p_offset"],
                    "address": hex(segment["p_vaddr"]),
                    "physicalAddress": hex(segment["p_paddr"]),
                    "fileSize": segment["p_filesz"],
                    "memorySize": segment["p_memsz"],
                    "align": segment["p_align"],
                }
                for segment in elf.iter_segments()
            ],
            "sections": [],
            "symbols": [],
            "neededLibraries": [],
        }
        for section in elf.iter_sections():
            kind = section["sh_type"]
            result["sections"].append(
                {
                    "name": section.name,
                    "type": bare(kind, "SHT_"),
                    "flags": "".join(letter for bit, letter in FLAGS if section["sh_flags"] & bit),
                    "address": hex(section["sh_addr"]),
                    "offset": section["sh_offset"],
                    "size": section["sh_size"],
                    "link": section["sh_link"],
                    "info": section["sh_info"],
                    "align": section["sh_addralign"],
                    "entrySize": section["sh_entsize"],
                }
            )
            if isinstance(section, SymbolTableSection):
                for index, symbol in enumerate(section.iter_symbols()):
                    if index == 0:
                        continue
                    place = symbol["st_shndx"]
                    kind = bare(symbol["st_info"]["type"], "STT_")
                    name = symbol.name or (elf.get_section(place).name if kind == "SECTION" else "")
                    result["symbols"].append(
                        {
                            "name": name,
                            "value": hex(symbol["st_value"]),
                            "size": symbol["st_size"],
                            "type": kind,
                            "binding": bare(symbol["st_info"]["bind"], "STB_"),
                            "section": SPECIAL[place] if isinstance(place, str) else elf.get_section(place).name,
                            "table": "symtab" if section["sh_type"] == "SHT_SYMTAB" else "dynsym",
                        }
                    )
            if isinstance(section, DynamicSection):
                for tag in section.iter_tags():
                    if tag.entry.d_tag == "DT_NEEDED":
                        result["neededLibraries"].append(tag.needed)
                    if tag.entry.d_tag == "DT_SONAME":
                        result["soname"] = tag.soname
            if isinstance(section, NoteSection):
                for note in section.iter_notes():
                    if note["n_type"] == "NT_GNU_BUILD_ID":
                        result["buildId"] = note["n_desc"]
    listing = subprocess.run(["readelf", "-lWp", ".comment", path], capture_output=True, text=True).stdout
    found = re.search(r"Requesting program interpreter: (.*?)\]", listing)
    if found:
        result["interpreter"] = found.group(1)
    result["compilers"] = re.findall(r"^\s+\[\s*[0-9a-f]+\]\s+(.*)$", listing, re.M)
    result["symbolCount"] = len(result["symbols"])
    return result


files = {}
for name, command in BUILDS.items():
    path = os.path.join(folder, name)
    subprocess.run([*command, *([path] if command[0] == "sh" else ["-o", path])], check=True, capture_output=True)
    with open(path, "rb") as file:
        files[name] = {"file": base64.b64encode(file.read()).decode(), "result": shown(path)}
print(json.dumps(files))
