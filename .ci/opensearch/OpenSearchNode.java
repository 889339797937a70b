import java.util.List;
import org.codelibs.opensearch.runner.OpenSearchRunner;
import org.codelibs.opensearch.runner.OpenSearchRunner.Configs;

/** One OpenSearch node on the loopback address, for tests: {@code OpenSearchNode FOLDER PORT}. It runs until the process is told to end. */
public final class OpenSearchNode {
  private OpenSearchNode() {}

  public static void main(String[] arguments) throws InterruptedException {
    int port = Integer.parseInt(arguments[1]);
    OpenSearchRunner node = new OpenSearchRunner();
    node.setMaxHttpPort(-1);
    node.onBuild((number, settings) -> settings
        .put("discovery.type", "single-node")
        .put("network.host", "127.0.0.1")
        .put("http.port", port)
        .put("transport.port", Integer.parseInt(arguments[2]))
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .put("indices.breaker.total.use_real_memory", false)
        .putList("node.roles", List.of("cluster_manager", "data", "ingest")));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node)));
    Configs configs = OpenSearchRunner.newConfigs().basePath(arguments[0]).clusterName("test").numOfNode(1);
    node.build(configs);
    Thread.currentThread().join();
  }

  private static void close(OpenSearchRunner node) {
    try {
      node.close();
    } catch (Exception error) {
      error.printStackTrace();
    }
  }
}
