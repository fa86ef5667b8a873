// Vectors of GOST 28147-89, Kuznyechik and their modes, codes and key wraps, by Bouncy Castle 1.72.
// Usage: java -cp bcprov.jar test/oracles/CryptoGost.java > src/tools/crypto/testdata/gost.json
import java.util.ArrayList;
import java.util.List;
import org.bouncycastle.crypto.BlockCipher;
import org.bouncycastle.crypto.CipherParameters;
import org.bouncycastle.crypto.Wrapper;
import org.bouncycastle.crypto.engines.CryptoProWrapEngine;
import org.bouncycastle.crypto.engines.GOST28147Engine;
import org.bouncycastle.crypto.engines.GOST28147WrapEngine;
import org.bouncycastle.crypto.engines.GOST3412_2015Engine;
import org.bouncycastle.crypto.macs.CMac;
import org.bouncycastle.crypto.macs.GOST28147Mac;
import org.bouncycastle.crypto.modes.CBCBlockCipher;
import org.bouncycastle.crypto.modes.GCFBBlockCipher;
import org.bouncycastle.crypto.modes.GOFBBlockCipher;
import org.bouncycastle.crypto.params.KeyParameter;
import org.bouncycastle.crypto.params.ParametersWithIV;
import org.bouncycastle.crypto.params.ParametersWithSBox;
import org.bouncycastle.crypto.params.ParametersWithUKM;
import org.bouncycastle.util.encoders.Hex;

public class CryptoGost {
  static final List<String> rows = new ArrayList<>();
  static final String[] BOXES = {"E-TEST", "E-A", "E-B", "E-C", "E-D", "PARAM-Z"};

  static byte[] bytes(int length, int factor, int first) {
    byte[] out = new byte[length];
    for (int at = 0; at < length; at++) out[at] = (byte) (at * factor + (at >> 6) + first);
    return out;
  }

  static void row(String tool, String inputs, String field, byte[] result) {
    rows.add("{\"tool\": \"" + tool + "\", \"inputs\": {" + inputs + "}, \"result\": {\"" + field + "\": \"" + Hex.toHexString(result) + "\"}}");
  }

  static String text(String name, String value) {
    return "\"" + name + "\": \"" + value + "\"";
  }

  static String hex(String name, byte[] value) {
    return text(name, Hex.toHexString(value));
  }

  static String box(String name) {
    return text("box", name.equals("PARAM-Z") ? "e-z" : name.toLowerCase());
  }

  /** A mode over data that may end within a block. */
  static void mode(String name, BlockCipher cipher, CipherParameters parameters, String choice, byte[] key, byte[] iv, byte[] data) {
    cipher.init(true, parameters);
    int size = cipher.getBlockSize();
    byte[] padded = java.util.Arrays.copyOf(data, (data.length + size - 1) / size * size);
    byte[] out = new byte[padded.length];
    for (int at = 0; at < padded.length; at += size) cipher.processBlock(padded, at, out, at);
    String inputs = String.join(", ", text("plainEncoding", "hex"), text("cipherEncoding", "hex"), text("cipherMode", name), choice, hex("key", key),
        hex("text", data), text("padding", "none"));
    row("block-cipher", inputs + (iv == null ? "" : ", " + hex("iv", iv)), "output", java.util.Arrays.copyOf(out, data.length));
  }

  public static void main(String[] arguments) {
    for (String name : BOXES) {
      byte[] key = bytes(32, 7, 1), iv = bytes(8, 11, 3);
      CipherParameters with = new ParametersWithSBox(new KeyParameter(key), GOST28147Engine.getSBox(name));
      String choice = text("algorithm", "gost28147") + ", " + box(name);
      mode("ecb", new GOST28147Engine(), with, choice, key, null, bytes(24, 5, 2));
      mode("cbc", new CBCBlockCipher(new GOST28147Engine()), new ParametersWithIV(with, iv), choice, key, iv, bytes(24, 5, 2));
      mode("ctr", new GOFBBlockCipher(new GOST28147Engine()), new ParametersWithIV(with, iv), choice, key, iv, bytes(61, 5, 2));
      mode("ctr", new GOFBBlockCipher(new GOST28147Engine()), new ParametersWithIV(with, bytes(8, 0, 255)), choice, key, bytes(8, 0, 255), bytes(61, 5, 2));
      mode("cfb", new GCFBBlockCipher(new GOST28147Engine()), new ParametersWithIV(with, iv), choice, key, iv, bytes(61, 5, 2));
      for (int length : new int[] {1, 8, 9, 16, 100}) {
        GOST28147Mac mac = new GOST28147Mac();
        mac.init(with);
        byte[] data = bytes(length, 13, 2), tag = new byte[4];
        mac.update(data, 0, length);
        mac.doFinal(tag, 0);
        String inputs = String.join(", ", choice, hex("key", key), hex("text", data), text("inputEncoding", "hex"));
        row("cmac-generator", inputs, "cmac", tag);
        if (length <= 8) continue;
        mac.init(new ParametersWithIV(with, iv));
        mac.update(data, 0, length);
        mac.doFinal(tag, 0);
        row("cmac-generator", inputs + ", " + hex("iv", iv), "cmac", tag);
      }
      for (boolean diversified : new boolean[] {false, true}) {
        byte[] ukm = bytes(8, 5, 9), secret = bytes(32, 3, 4);
        Wrapper wrapper = diversified ? new CryptoProWrapEngine() : new GOST28147WrapEngine();
        wrapper.init(true, new ParametersWithUKM(with, ukm));
        String inputs = String.join(", ", box(name), hex("key", key), hex("text", secret), hex("ukm", ukm), "\"diversified\": " + diversified);
        row("gost-key-wrap", inputs, "output", wrapper.wrap(secret, 0, 32));
      }
    }
    byte[] key = bytes(32, 7, 1), iv = bytes(8, 11, 3);
    CipherParameters with = new ParametersWithSBox(new KeyParameter(key), GOST28147Engine.getSBox("E-A"));
    String meshed = text("algorithm", "gost28147") + ", \"keyMeshing\": true";
    for (int length : new int[] {1024, 1025, 3000}) mode("cfb", new GCFBBlockCipher(new GOST28147Engine()), new ParametersWithIV(with, iv), meshed, key, iv, bytes(length, 5, 2));
    mode("ecb", new GOST3412_2015Engine(), new KeyParameter(key), text("algorithm", "kuznyechik"), key, null, bytes(160, 5, 2));
    for (int length : new int[] {0, 1, 15, 16, 17, 64}) {
      CMac mac = new CMac(new GOST3412_2015Engine());
      mac.init(new KeyParameter(key));
      byte[] data = bytes(length, 13, 2), tag = new byte[16];
      mac.update(data, 0, length);
      mac.doFinal(tag, 0);
      row("cmac-generator", String.join(", ", text("algorithm", "kuznyechik"), "\"length\": 16", hex("key", key), hex("text", data), text("inputEncoding", "hex")), "cmac", tag);
    }
    System.out.println("{\"source\": \"Bouncy Castle 1.72\", \"vectors\": [\n" + String.join(",\n", rows) + "\n]}");
  }
}
